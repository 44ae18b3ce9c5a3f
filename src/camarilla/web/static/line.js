// The line to the server: comes back by itself, says what it has, and sends again what was not acknowledged.

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10000;
const SILENCE = 25000;
const RETRY = 2000;

export class Line {
  constructor(path, { hello, receive, status }) {
    this.path = path;
    this.hello = hello;
    this.receive = receive;
    this.status = status;
    this.wait = FIRST_WAIT;
    this.waiting = new Map();
    this.lost = false;
    addEventListener("online", () => this.open());
    document.addEventListener("visibilitychange", () => document.hidden || this.open());
    setInterval(() => this.socket?.readyState === WebSocket.OPEN && this.socket.send('{"type":"ping"}'), SILENCE);
    this.open();
  }

  open() {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      socket.send(JSON.stringify({ type: "hello", ...this.hello() }));
      for (const message of this.waiting.values()) socket.send(JSON.stringify(message));
      if (this.lost) this.status(true);
      this.lost = false;
    };
    socket.onmessage = (event) => {
      const frame = JSON.parse(event.data);
      if (frame.key === "web-try-again") setTimeout(() => this.sendAgain(frame.id), RETRY);
      else if (frame.type === "ack" || frame.type === "error") this.waiting.delete(frame.id);
      this.receive(frame);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      if (!this.lost && !document.hidden) this.status(false);
      this.lost = true;
      this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  // A decision is kept until the server has answered it; the server takes each id once.
  decide(message) {
    const id = crypto.randomUUID ? crypto.randomUUID() : String(Math.random()).slice(2) + Date.now();
    const named = { ...message, id };
    this.waiting.set(id, named);
    this.send(named);
    return id;
  }

  // What could not be kept may be kept later; a new connection sends everything again anyway.
  sendAgain(id) {
    if (this.waiting.has(id)) this.send(this.waiting.get(id));
  }

  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  get undecided() {
    return this.waiting.size > 0;
  }
}
