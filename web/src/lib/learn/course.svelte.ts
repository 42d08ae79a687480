/** How far a learner has come: kept in this browser, so that a lesson goes on after a reload. */
const KEY = 'amunre.course';

interface Kept {
  table: string;
  /** Lessons that have come up, in the order in which they came. */
  met: string[];
  /** Place of the lesson that is read. */
  at: number;
  /** The learner does not want to be told more for now. */
  off: boolean;
}

const NOTHING: Kept = { table: '', met: [], at: 0, off: false };

function read(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

export class Course {
  private kept = $state.raw<Kept>(read());

  private put(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }

  get table(): string {
    return this.kept.table;
  }
  get met(): string[] {
    return this.kept.met;
  }
  get at(): number {
    return this.kept.at;
  }
  get off(): boolean {
    return this.kept.off;
  }

  isAt(table: string): boolean {
    return this.kept.table !== '' && this.kept.table === table;
  }

  begin(table: string): void {
    this.put({ ...NOTHING, table });
  }

  /** Something has come up; what is new is read first. */
  meet(lessons: string[]): void {
    const fresh = lessons.filter((lesson) => !this.kept.met.includes(lesson));
    if (fresh.length) this.put({ met: [...this.kept.met, ...fresh], at: this.kept.met.length });
  }

  turn(steps: number): void {
    this.put({ at: Math.max(0, Math.min(this.kept.at + steps, this.kept.met.length - 1)) });
  }

  stop(): void {
    this.put({ off: true });
  }

  resume(): void {
    this.put({ off: false });
  }
}

export const course = new Course();
