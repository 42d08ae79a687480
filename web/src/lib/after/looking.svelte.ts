/** Looks one's own games up: each seat of this browser with its token, and the tables of the account. */
import { answerOf, api, asSeat, Refused } from '$lib/api/client';
import { forgetIfGone, noteStatus, ownSeats } from '$lib/api/seats';
import { tableFrom } from '$lib/people/former';
import { fromList, fromTable, merged, type OwnGame } from './games';

/** Tables that are asked about at the same time, and games of an account that are over on one page. */
const AT_ONCE = 6;
const ENDED = 20;
type Query = { status?: 'going' | 'over'; player?: string; count?: number; after?: string };

export class OwnGames {
  games = $state.raw<OwnGame[]>([]);
  account = $state('');
  /** Still looking. */
  busy = $state(true);
  /** Something could not be looked up. */
  lacks = $state(false);
  /** Behind which place the account has more games that are over. */
  next = $state('');

  async load(): Promise<void> {
    this.busy = true;
    this.lacks = false;
    const own = this.lookUp(ownSeats().map((seat) => seat.table));
    await this.ofAccount();
    await own;
    this.busy = false;
  }

  /** Further games of the account that are over. */
  async more(): Promise<void> {
    await this.looking(() => this.addOver(this.next));
  }

  /** Games of the account with somebody of this name, however long ago. */
  async search(player: string): Promise<void> {
    if (this.account && player) await this.looking(async () => void (await this.addPage({ player })));
  }

  /** What is found now is better than what was known. */
  private add(found: OwnGame[]): void {
    const results = new Map(this.games.map(({ id, result }) => [id, result]));
    const better = found.map((game) => ({ ...game, result: game.result ?? results.get(game.id) ?? null }));
    this.games = merged([better, this.games]);
  }

  private async addPage(query: Query): Promise<string> {
    const page = await answerOf(api.GET('/api/me/tables', { params: { query } }));
    const lines = page.tables.map(fromList);
    const known = new Set(ownSeats().map((seat) => seat.table));
    this.add(lines.filter(({ id }) => !known.has(id)));
    const ended = lines.filter(({ id, status }) => status === 'finished' && !known.has(id));
    await this.lookUp(ended.map(({ id }) => id));
    return page.next;
  }

  /** Games that go on, all of them. */
  private async addGoing(): Promise<void> {
    let after = '';
    do after = await this.addPage({ status: 'going', count: 100, after });
    while (after);
  }

  private async addOver(after: string): Promise<void> {
    this.next = await this.addPage({ status: 'over', count: ENDED, after });
  }

  private async looking(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await work();
    } catch {
      this.lacks = true;
    }
    this.busy = false;
  }

  private async ofAccount(): Promise<void> {
    try {
      const { account } = await answerOf(api.GET('/api/me'));
      this.account = account?.name ?? '';
      if (!account) return;
      await this.addGoing();
      await this.addOver('');
    } catch {
      this.lacks = true;
    }
  }

  private async lookUp(ids: string[]): Promise<void> {
    const left = [...ids];
    const work = async () => {
      for (let id = left.shift(); id !== undefined; id = left.shift()) await this.one(id);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  private async one(id: string): Promise<void> {
    const params = { path: { table_id: id } };
    try {
      const asked = api.GET('/api/tables/{table_id}', { params, headers: asSeat(id) });
      const seen = tableFrom(await answerOf(asked));
      noteStatus(id, seen.status);
      this.add([fromTable(seen)]);
    } catch (fault) {
      if (!(fault instanceof Refused && forgetIfGone(id, fault.problem.code))) this.lacks = true;
    }
  }
}
