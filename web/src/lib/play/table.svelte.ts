/** One table as it is seen here: followed over a socket, changed by POST. */
import { WebSocket as Socket } from 'partysocket';
import { answerOf, api, bearing, inOwnWords, newCid, Refused, Unreachable } from '$lib/api/client';
import { forgetSeat, noteStatus, tokenOf } from '$lib/api/seats';
import type {
  Acknowledged,
  Action,
  ClientFrame,
  Message,
  OrdersSeen,
  Problem,
  ServerFrame,
  TableSeen,
} from '$lib/api/types';
import { tableFrom } from '$lib/people/former';
import { forgetTable, keptTable, TableKeeper } from '$lib/device/kept';
import { Outbox } from '$lib/device/outbox.svelte';
import { Pulse } from '$lib/device/pulse';
import { playWith } from '$lib/printed/own.svelte';
import { t } from '$lib/words/fluent';
import { withoutWords } from './removed';

/** Milliseconds before a command is sent again after a lost connection; the last one repeats. */
const PATIENCE = [500, 1000, 2000, 4000];
const TRIES = 8;
/** Milliseconds after which a table from the drawer is shown, if the server has not sent it by then. */
const KEPT_AFTER = 700;
/** Closing codes after which coming back is no use. */
const REFUSED = 4003;
const DELETED = 4004;

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

export class TableStore {
  readonly id: string;
  /** The token of one of several people at this device, whose things stay out of the drawer. */
  private readonly guest: string | null;
  seen = $state.raw<TableSeen | null>(null);
  /** When it came; seconds in it count from here. */
  seenAt = 0;
  messages = $state.raw<Message[]>([]);
  connection = $state<Connection>('connecting');
  /** Why the table cannot be seen at all. */
  trouble = $state.raw<Problem | null>(null);
  /** Why the last thing was not done; goes away with the next. */
  refusal = $state.raw<Problem | null>(null);
  private sending = $state(false);
  /** The table is shown as it was last seen here, since the server has not sent it yet. */
  isKept = $state(false);
  /** All messages come anew, because one is somebody else here now. */
  isRetold = $state(false);
  /** When the table that is shown came, by this machine's clock. */
  at = $state(0);
  readonly outbox: Outbox;
  private readonly keeper = new TableKeeper();
  private socket: Socket | null = null;
  private pulse: Pulse | null = null;
  private viewer: number | null = null;

  constructor(id: string, guest: string | null = null) {
    this.id = id;
    this.guest = guest;
    this.outbox = new Outbox({
      table: id,
      keeps: guest === null,
      send: ({ decision, cid, action }) => this.move({ decision, cid, action }),
      refused: (problem) => this.refuse(problem),
    });
  }

  /** A command is on its way. */
  get busy(): boolean {
    return this.sending || this.outbox.isSending;
  }

  get token(): string {
    return this.guest ?? tokenOf(this.id);
  }

  // Following

  open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${scheme}://${location.host}/api/tables/${this.id}/socket`;
    const socket = new Socket(address, [], { minReconnectionDelay: 300, maxReconnectionDelay: 8000 });
    const pulse = new Pulse(socket);
    socket.addEventListener('open', () => this.sayHello());
    socket.addEventListener('message', (event) => {
      pulse.heard();
      this.hear(JSON.parse(String(event.data)) as ServerFrame);
    });
    socket.addEventListener('close', (event) => this.lose(event.code));
    this.socket = socket;
    this.pulse = pulse;
    void this.outbox.open();
    void this.remember();
  }

  close(): void {
    this.socket?.close();
    this.socket = null;
    this.pulse?.stop();
    this.outbox.close();
    this.keeper.close();
  }

  /** Show the table as it was last seen here, if the server does not answer. */
  private async remember(): Promise<void> {
    if (this.guest !== null) return;
    const kept = await keptTable(this.id);
    if (kept) await pause(KEPT_AFTER);
    if (!kept || this.seen || !this.socket) return;
    playWith(kept.seen.settings);
    this.messages = kept.messages;
    this.viewer = kept.seen.viewer;
    this.seen = kept.seen;
    this.isKept = true;
    this.at = kept.at;
  }

  private sayHello(): void {
    const hello: ClientFrame = {
      type: 'hello',
      token: this.token,
      since: this.messages.length,
      viewer: this.viewer,
    };
    this.socket?.send(JSON.stringify(hello));
  }

  private lose(code: number): void {
    const refused = code === REFUSED && (this.guest || this.trouble?.code !== 'bad_token');
    if (refused || code === DELETED) {
      this.connection = 'refused';
      this.close();
      void forgetTable(this.id);
    } else if (this.socket) {
      this.connection = 'lost';
    }
  }

  private hear(frame: ServerFrame): void {
    switch (frame.type) {
      case 'welcome':
        // the numbers of another viewer, or numbers that the server does not know: all of them come anew
        this.isRetold = frame.since < this.messages.length;
        if (this.isRetold) this.messages = this.messages.slice(0, frame.since);
        this.viewer = frame.viewer;
        this.connection = 'open';
        this.trouble = null;
        void this.outbox.deliver();
        break;
      case 'message':
        this.take(frame as unknown as Message);
        break;
      case 'state':
        this.seen = tableFrom(frame.table);
        playWith(this.seen.settings);
        noteStatus(this.id, this.seen.status);
        this.seenAt = Date.now();
        this.isKept = false;
        this.isRetold = false;
        this.at = Date.now();
        if (this.seen.aside && this.seen.viewer >= 0) void this.resume();
        if (this.guest === null && this.seen.viewer >= 0) this.keeper.note(this.seen, this.messages);
        break;
      case 'problem':
        this.trouble = frame; // at once, since the closing that follows is judged by its code
        void inOwnWords(frame).then((told) => {
          if (this.trouble === frame) this.trouble = told;
        });
        // the next hello is a spectator's
        if (frame.code === 'bad_token' && this.guest === null) forgetSeat(this.id);
        break;
    }
  }

  private take(message: Message): void {
    const expected = this.messages.length + 1;
    if (message.n === expected) this.messages = [...withoutWords(this.messages, message), message];
    else if (message.n > expected) this.socket?.reconnect(); // a gap: ask again for what is missing
  }

  // Changing

  /** Send a command until the server has answered; it knows a repeat by its cid. */
  private async send(command: () => Promise<Acknowledged>): Promise<boolean> {
    this.sending = true;
    this.refusal = null;
    try {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        try {
          await command();
          return true;
        } catch (fault) {
          if (!(fault instanceof Unreachable)) throw fault;
          await pause(PATIENCE[Math.min(attempt, PATIENCE.length - 1)] ?? 0);
        }
      }
      this.refuse({ code: 'unreachable', text: t('trouble-unreachable'), rule: '' });
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.refuse(fault.problem);
    } finally {
      this.sending = false;
    }
    return false;
  }

  private refuse(problem: Problem | null): void {
    this.refusal = problem;
    // somebody was quicker: the present state is shown, in case the socket has not brought it yet
    if (problem?.code === 'superseded') this.socket?.reconnect();
  }

  private get params() {
    return { params: { path: { table_id: this.id } }, headers: bearing(this.token) };
  }

  private move(body: { decision: string; cid: string; action: Action }): Promise<Acknowledged> {
    return answerOf(api.POST('/api/tables/{table_id}/moves', { ...this.params, body }));
  }

  /** Play an action that answers the present decision, now or as soon as there is a connection. */
  async play(action: Action): Promise<boolean> {
    const decision = this.seen?.prompt?.decision;
    if (decision === undefined || this.busy) return false;
    this.keeper.flush(); // the question must not be older than its answer, if both have to wait
    await this.outbox.put(decision, action);
    return this.refusal === null;
  }

  /** Ask why something that is not in the legal set is refused; that is never kept and sent later. */
  async whyNot(action: Action): Promise<void> {
    const decision = this.seen?.prompt?.decision;
    if (decision === undefined || this.busy) return;
    if (this.connection === 'open') await this.send(() => this.move({ decision, cid: newCid(), action }));
    else this.refuse({ code: 'unreachable', text: t('why-offline'), rule: '' });
  }

  async undo(): Promise<boolean> {
    const body = { cid: newCid() };
    return this.send(() => answerOf(api.POST('/api/tables/{table_id}/undo', { ...this.params, body })));
  }

  async say(text: string): Promise<boolean> {
    const body = { text, cid: newCid() };
    return this.send(() => answerOf(api.POST('/api/tables/{table_id}/chat', { ...this.params, body })));
  }

  async start(): Promise<boolean> {
    return this.send(() => answerOf(api.POST('/api/tables/{table_id}/start', this.params)));
  }

  async seatBot(bot: string, seat: number): Promise<boolean> {
    const body = { bot, seat };
    return this.send(() => answerOf(api.POST('/api/tables/{table_id}/bots', { ...this.params, body })));
  }

  async freeSeat(seat: number): Promise<boolean> {
    const params = { path: { table_id: this.id, seat } };
    const headers = bearing(this.token);
    return this.send(() => answerOf(api.DELETE('/api/tables/{table_id}/seats/{seat}', { params, headers })));
  }

  async leave(): Promise<boolean> {
    return this.send(() => answerOf(api.POST('/api/tables/{table_id}/leave', { ...this.params, body: {} })));
  }

  async claim(): Promise<boolean> {
    return this.send(() => answerOf(api.POST('/api/tables/{table_id}/claim', this.params)));
  }

  /** Whoever opens a game that was put aside goes on with it. */
  private async resume(): Promise<void> {
    await this.send(() => answerOf(api.POST('/api/tables/{table_id}/resume', this.params)));
  }

  async nudge(seat: number): Promise<boolean> {
    return this.send(() =>
      answerOf(api.POST('/api/tables/{table_id}/nudge', { ...this.params, body: { seat } })),
    );
  }

  async vote(about: 'end' | 'replace', yes: boolean, seat: number | null = null): Promise<boolean> {
    const body = { about, yes, seat };
    return this.send(() => answerOf(api.POST('/api/tables/{table_id}/votes', { ...this.params, body })));
  }

  async holiday(days: number): Promise<boolean> {
    const body = { days };
    return this.send(() => answerOf(api.POST('/api/tables/{table_id}/holiday', { ...this.params, body })));
  }

  /** Leave standing orders in the place of those before; none at all withdraws them. */
  async order(orders: OrdersSeen): Promise<boolean> {
    const body = { ...orders, cid: newCid() };
    return this.send(() => answerOf(api.PUT('/api/tables/{table_id}/orders', { ...this.params, body })));
  }

  /** Say hello again, for instance after one has sat down. */
  again(): void {
    this.socket?.reconnect();
  }

  dismiss(): void {
    this.refusal = null;
  }
}
