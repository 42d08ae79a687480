/** Solves one puzzle, away from the page. */
import { here, type Puzzle } from './puzzle';

onmessage = async ({ data }: MessageEvent<Puzzle>) => {
  for await (const said of here(data)) postMessage(said);
};
