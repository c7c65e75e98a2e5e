import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The server's sources. */
export const SOURCES = join(import.meta.dirname, '../..');

/** The functions that run a raw statement are defined here; a statement's place is the call of one of them. */
export const RUNNERS_FILE = 'platform/database/statement.ts';

/** A call that runs a raw statement. */
export interface Place {
  /** File and line, as in a stack trace: `modules/tasks/tasks.repository.ts:33`. */
  line: string;
  /** File and function, numbered where a function has several. Other lines may move without changing it. */
  name: string;
}

const RUNNER = /\b(?:selectRows|selectRow|selectPrepared)(?:<[^()]*>)?\(/;
const TOP_LEVEL = /^(?:export )?(?:async )?(?:function|const) (\w+)/;

/** The calls in one source. Every function is at the top level, so the last one that began before a call makes it. */
export function placesIn(file: string, source: string): Place[] {
  const places: Place[] = [];
  let called = '';
  let calls = 0;
  for (const [at, text] of source.split('\n').entries()) {
    const [, begun] = TOP_LEVEL.exec(text) ?? [];
    if (begun !== undefined) {
      called = begun;
      calls = 0;
    }
    if (!RUNNER.test(text)) continue;
    calls += 1;
    places.push({ line: `${file}:${at + 1}`, name: `${file} ${called}${calls > 1 ? ` ${calls}` : ''}` });
  }
  return places;
}

/** Every call in the server's sources. */
export function allPlaces(): Place[] {
  return globSync('**/*.ts', { cwd: SOURCES, exclude: ['**/*.test.ts', 'testing/**', RUNNERS_FILE] }).flatMap(
    (path) => {
      const file = path.replaceAll('\\', '/');
      return placesIn(file, readFileSync(join(SOURCES, file), 'utf8'));
    },
  );
}
