/** One table as it is seen here: followed over a socket, changed by POST. */
import { WebSocket as Socket } from 'partysocket';
import { answerOf, api, asSeat, newCid, Refused, Unreachable } from '$lib/api/client';
import { forgetSeat, tokenOf } from '$lib/api/seats';
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

/** Milliseconds before a command is sent again after a lost connection; the last one repeats. */
const PATIENCE = [500, 1000, 2000, 4000];
const TRIES = 30;
/** Closing codes after which coming back is no use. */
const REFUSED = 4003;

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

export class TableStore {
  readonly id: string;
  seen = $state.raw<TableSeen | null>(null);
  messages = $state.raw<Message[]>([]);
  connection = $state<Connection>('connecting');
  /** Why the table cannot be seen at all. */
  trouble = $state.raw<Problem | null>(null);
  /** Why the last thing was not done; goes away with the next. */
  refusal = $state.raw<Problem | null>(null);
  /** A command is on its way. */
  busy = $state(false);
  private socket: Socket | null = null;
  private viewer: number | null = null;

  constructor(id: string) {
    this.id = id;
  }

  // Following

  open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${scheme}://${location.host}/api/tables/${this.id}/socket`;
    const socket = new Socket(address, [], { minReconnectionDelay: 300, maxReconnectionDelay: 8000 });
    socket.addEventListener('open', () => this.sayHello());
    socket.addEventListener('message', (event) => this.hear(JSON.parse(String(event.data)) as ServerFrame));
    socket.addEventListener('close', (event) => this.lose(event.code));
    this.socket = socket;
  }

  close(): void {
    this.socket?.close();
    this.socket = null;
  }

  private sayHello(): void {
    const hello: ClientFrame = {
      type: 'hello',
      token: tokenOf(this.id),
      since: this.messages.length,
      viewer: this.viewer,
    };
    this.socket?.send(JSON.stringify(hello));
  }

  private lose(code: number): void {
    if (code === REFUSED && this.trouble?.code !== 'bad_token') {
      this.connection = 'refused';
      this.close();
    } else if (this.socket) {
      this.connection = 'lost';
    }
  }

  private hear(frame: ServerFrame): void {
    switch (frame.type) {
      case 'welcome':
        // the numbers of another viewer, or numbers that the server does not know: all of them come anew
        if (frame.since < this.messages.length) this.messages = this.messages.slice(0, frame.since);
        this.viewer = frame.viewer;
        this.connection = 'open';
        this.trouble = null;
        break;
      case 'message':
        this.take(frame as unknown as Message);
        break;
      case 'state':
        this.seen = frame.table as TableSeen;
        break;
      case 'problem':
        this.trouble = frame;
        if (frame.code === 'bad_token') forgetSeat(this.id); // the next hello is a spectator's
        break;
    }
  }

  private take(message: Message): void {
    const expected = this.messages.length + 1;
    if (message.n === expected) this.messages = [...this.messages, message];
    else if (message.n > expected) this.socket?.reconnect(); // a gap: ask again for what is missing
  }

  // Changing

  /** Send a command until the server has answered; it knows a repeat by its cid. */
  private async send(command: () => Promise<Acknowledged>): Promise<boolean> {
    this.busy = true;
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
      this.connection = 'lost';
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      this.refusal = fault.problem;
      // somebody was quicker: the present state is shown, in case the socket has not brought it yet
      if (fault.problem.code === 'superseded') this.socket?.reconnect();
    } finally {
      this.busy = false;
    }
    return false;
  }

  private get params() {
    return { params: { path: { table_id: this.id } }, headers: asSeat(this.id) };
  }

  /** Play an action that answers the present decision. */
  async play(action: Action): Promise<boolean> {
    const decision = this.seen?.prompt?.decision;
    if (decision === undefined || this.busy) return false;
    const body = { decision, cid: newCid(), action };
    return this.send(() => answerOf(api.POST('/api/tables/{table_id}/moves', { ...this.params, body })));
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
    const headers = asSeat(this.id);
    return this.send(() => answerOf(api.DELETE('/api/tables/{table_id}/seats/{seat}', { params, headers })));
  }

  async leave(): Promise<boolean> {
    return this.send(() => answerOf(api.POST('/api/tables/{table_id}/leave', { ...this.params, body: {} })));
  }

  async claim(): Promise<boolean> {
    return this.send(() => answerOf(api.POST('/api/tables/{table_id}/claim', this.params)));
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
