import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { DeclaredQuery } from '../../platform/database/statement.ts';
import { disagreements, type Result } from './compare.ts';
import { RUNNERS_FILE, SOURCES } from './places.ts';

const FRAME = /\(?((?:file:|\/|[A-Z]:)[^()]*):(\d+):\d+\)?$/;

/** The line that called one of the runners: the first one outside of this file, the driver and the runners' own. */
function callerOf({ stack = '' }: Error): string {
  for (const frame of stack.split('\n').slice(1)) {
    const [, place = '', line = ''] = FRAME.exec(frame.trim()) ?? [];
    const path = place.startsWith('file:') ? fileURLToPath(place) : place;
    if (!path.startsWith(SOURCES) || path === import.meta.filename) continue;
    const file = path.slice(SOURCES.length + 1).replaceAll('\\', '/');
    if (file !== RUNNERS_FILE) return `${file}:${line}`;
  }
  return 'an unknown place';
}

function isDeclared(query: unknown): query is DeclaredQuery {
  return typeof query === 'object' && query !== null && 'columns' in query && 'text' in query;
}

const places = new Set<string>();
const wrong = new Set<string>();

function take(from: Set<string>): string[] {
  const taken = [...from];
  from.clear();
  return taken;
}

/** Returns what differed from the declarations since the last call. */
export function takeDisagreements(): string[] {
  return take(wrong);
}

/** Returns the places of the statements that were run since the last call. */
export function takePlaces(): string[] {
  return take(places);
}

/**
 * Compares each result with the declaration of its statement, in the application's own process. Called once per process,
 * because test files share the driver: a second observer around the first would keep a record of its own.
 */
function observe(): void {
  const original = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => unknown;
  function query(this: pg.Client, ...given: unknown[]): unknown {
    const result = original.apply(this, given);
    const [declared] = given;
    if (!isDeclared(declared)) return result;
    const place = callerOf(new Error());
    places.add(place);
    return (result as Promise<Result>).then((found) => {
      const sentences = disagreements(declared.columns, found);
      if (sentences.length === 0) return found;
      const message = `The statement at ${place} isn't as declared: ${sentences.join(', ')}\n${declared.text}`;
      wrong.add(message);
      throw new Error(message);
    });
  }
  pg.Client.prototype.query = query as typeof pg.Client.prototype.query;
}

observe();
