// Short sounds for what happens: none is loaded before somebody turns the volume up, which the device remembers.

import { remember, remembered } from "./device.js";

const WISH = "volume";
const APART = 0.25;

export class Sounds {
  // `slider` goes from silence to its maximum; `place` is the address under which the sounds lie.
  constructor(slider, place) {
    this.slider = slider;
    this.place = place;
    this.loaded = new Map();
    if (!slider) return;
    slider.value = remembered(WISH) ?? 0;
    slider.addEventListener("change", () => {
      remember(WISH, slider.value);
      this.play(["turn"]);
    });
    // Browsers let a page be heard once somebody has touched it.
    addEventListener("pointerdown", () => this.context?.resume());
  }

  get volume() {
    return this.slider ? Number(this.slider.value) / Number(this.slider.max) : 0;
  }

  // One after the other, each once however often it happened.
  async play(names) {
    if (!this.volume || document.hidden) return;
    this.context ??= new AudioContext();
    const gain = new GainNode(this.context, { gain: this.volume ** 2 });
    gain.connect(this.context.destination);
    const buffers = await Promise.all([...new Set(names)].map((name) => this.load(name)));
    buffers.forEach((buffer, at) => {
      const source = new AudioBufferSourceNode(this.context, { buffer });
      source.connect(gain);
      source.start(this.context.currentTime + at * APART);
    });
  }

  load(name) {
    if (!this.loaded.has(name)) {
      const read = async () => this.context.decodeAudioData(await (await fetch(`${this.place}/sound-${name}.wav`)).arrayBuffer());
      this.loaded.set(name, read());
    }
    return this.loaded.get(name);
  }

  // It is this player's turn: heard, and felt where the device can do that.
  turn() {
    this.play(["turn"]);
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(80);
  }
}
