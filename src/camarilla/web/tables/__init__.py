"""The tables of a server: found, loaded, changed, forgotten. Imports core, speech and storage; knows no clients."""
