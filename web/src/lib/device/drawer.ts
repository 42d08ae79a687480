/** A drawer of this browser that outlives a reload: IndexedDB in four calls. Without one, nothing is remembered. */
export type Shelf = 'tables' | 'moves';

const NAME = 'amunre';
const VERSION = 1;
let drawer: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  drawer ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      for (const shelf of ['tables', 'moves'] satisfies Shelf[]) asked.result.createObjectStore(shelf);
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('no drawer'));
  });
  return drawer;
}

async function ask<T>(
  shelf: Shelf,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const store = (await open()).transaction(shelf, mode).objectStore(shelf);
    return await new Promise<T>((resolve, reject) => {
      const asked = work(store);
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error ?? new Error('no answer'));
    });
  } catch {
    return undefined; // private windows and full disks have no drawer; playing on is more important
  }
}

export async function put(shelf: Shelf, key: string, value: unknown): Promise<void> {
  await ask(shelf, 'readwrite', (store) => store.put(value, key));
}

export async function find<T>(shelf: Shelf, key: string): Promise<T | undefined> {
  return (await ask(shelf, 'readonly', (store) => store.get(key))) as T | undefined;
}

export async function all<T>(shelf: Shelf): Promise<T[]> {
  return ((await ask(shelf, 'readonly', (store) => store.getAll())) ?? []) as T[];
}

export async function drop(shelf: Shelf, key: string): Promise<void> {
  await ask(shelf, 'readwrite', (store) => store.delete(key));
}
