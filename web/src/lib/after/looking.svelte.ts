/** Looks one's own games up: each seat of this browser with its token, and the tables of the account. */
import { answerOf, api, asSeat, Refused } from '$lib/api/client';
import { forgetSeat, ownSeats } from '$lib/api/seats';
import type { TableSeen } from '$lib/api/types';
import { fromList, fromTable, merged, type OwnGame } from './games';

/** Tables that are asked about at the same time, and finished ones of an account whose result is looked up. */
const AT_ONCE = 6;
const RESULTS = 30;
/** What the server says of a seat that is no longer there. */
const GONE = ['bad_token', 'no_such_table'];

export class OwnGames {
  games = $state.raw<OwnGame[]>([]);
  account = $state('');
  /** Still looking. */
  busy = $state(true);
  /** Something could not be looked up. */
  lacks = $state(false);

  async load(): Promise<void> {
    this.busy = true;
    this.lacks = false;
    const own = this.lookUp(ownSeats().map((seat) => seat.table));
    const lines = await this.ofAccount();
    this.add(lines);
    await own;
    const known = new Set(ownSeats().map((seat) => seat.table));
    const ended = lines.filter(({ id, status }) => status === 'finished' && !known.has(id));
    await this.lookUp(ended.slice(0, RESULTS).map(({ id }) => id));
    this.busy = false;
  }

  private add(found: OwnGame[]): void {
    this.games = merged([found.filter((one) => one.at !== null), this.games, found]);
  }

  private async ofAccount(): Promise<OwnGame[]> {
    try {
      const { account } = await answerOf(api.GET('/api/me'));
      this.account = account?.name ?? '';
      if (!account) return [];
      return (await answerOf(api.GET('/api/me/tables'))).tables.map(fromList);
    } catch {
      this.lacks = true;
      return [];
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
      this.add([fromTable((await answerOf(asked)) as TableSeen)]);
    } catch (fault) {
      if (fault instanceof Refused && GONE.includes(fault.problem.code)) forgetSeat(id);
      else this.lacks = true;
    }
  }
}
