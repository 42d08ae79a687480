/** Lines of the server's lists, page after page. */

export interface ListPage<Line> {
  lines: Line[];
  /** Behind which place there are more; empty if these are the last. */
  next: string;
}

export class Pages<Line, Asked> {
  lines = $state.raw<Line[]>([]);
  busy = $state(false);
  failed = $state(false);
  next = $state('');
  private readonly fetch: (asked: Asked, after: string) => Promise<ListPage<Line>>;
  readonly keyOf: (line: Line) => unknown;
  private asked: Asked | null = null;

  constructor(
    fetch: (asked: Asked, after: string) => Promise<ListPage<Line>>,
    keyOf: (line: Line) => unknown,
  ) {
    this.fetch = fetch;
    this.keyOf = keyOf;
  }

  /** The first page of what is asked for now. */
  find(asked: Asked): Promise<void> {
    this.asked = asked;
    return this.load(asked, '');
  }

  /** The page after those that are there. */
  async more(): Promise<void> {
    if (this.asked !== null && this.next && !this.busy) await this.load(this.asked, this.next);
  }

  private async load(asked: Asked, after: string): Promise<void> {
    this.busy = true;
    this.failed = false;
    try {
      const found = await this.fetch(asked, after);
      if (this.asked !== asked) return; // something else is wanted by now
      // a line that has moved up since stands where it stood
      const known = new Set(after ? this.lines.map(this.keyOf) : []);
      const fresh = found.lines.filter((line) => !known.has(this.keyOf(line)));
      this.lines = after ? [...this.lines, ...fresh] : fresh;
      this.next = found.next;
    } catch {
      if (this.asked === asked) this.failed = true;
    }
    if (this.asked === asked) this.busy = false;
  }
}
