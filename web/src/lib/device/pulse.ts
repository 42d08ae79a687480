/** Finds out that a connection has died without a word, as after a laptop has slept or a phone has changed networks. */
import type { WebSocket as Socket } from 'partysocket';

const OPEN = 1;
/** Milliseconds between two questions whether the server is there, and how long it may take to answer. */
const EVERY = 25_000;
const ANSWER = 4_000;

const PING = JSON.stringify({ type: 'ping' });

export class Pulse {
  private readonly socket: Socket;
  private heardAt = 0;
  private timers: number[] = [];

  constructor(socket: Socket) {
    this.socket = socket;
    this.timers.push(window.setInterval(() => this.feel(), EVERY));
    for (const event of ['online', 'offline', 'pageshow']) window.addEventListener(event, this.wake);
    document.addEventListener('visibilitychange', this.wake);
  }

  /** Something came: the connection lives. */
  heard(): void {
    this.heardAt = performance.now();
  }

  stop(): void {
    for (const timer of this.timers) clearInterval(timer);
    for (const event of ['online', 'offline', 'pageshow']) window.removeEventListener(event, this.wake);
    document.removeEventListener('visibilitychange', this.wake);
  }

  private feel(): void {
    if (this.socket.readyState !== OPEN) return;
    const asked = performance.now();
    this.socket.send(PING);
    this.timers.push(
      window.setTimeout(() => {
        if (this.heardAt < asked && this.socket.readyState === OPEN) this.socket.reconnect();
      }, ANSWER),
    );
  }

  /** Somebody is back: a lost connection is tried at once instead of after the next pause. */
  private readonly wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.socket.readyState === OPEN) this.feel();
    else this.socket.reconnect();
  };
}
