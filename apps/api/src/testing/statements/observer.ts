import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { DeclaredQuery } from '../../platform/database/statement.ts';
import { disagreements, type Result } from './compare.ts';
import { RUNNERS_FILE, SOURCES } from './places.ts';

const FRAME = /\(?((?:file:|\/|[A-Z]:)[^()]*):(\d+):\d+\)?$/;
const OWN = new Set([import.meta.filename, join(SOURCES, RUNNERS_FILE)]);

function pathOf(place: string): string {
  return place.startsWith('file:') ? fileURLToPath(place) : place;
}

/** Whether a frame in this file called one of the runners: the frames above it are of this file, the driver and the runners' own. */
function isCaller(path: string): boolean {
  return path.startsWith(SOURCES) && !OWN.has(path);
}

/** The line in the source that called one of the runners. */
function callerOf({ stack = '' }: Error): string {
  for (const frame of stack.split('\n').slice(1)) {
    const [, place = '', line = ''] = FRAME.exec(frame.trim()) ?? [];
    const path = pathOf(place);
    if (isCaller(path)) return `${path.slice(SOURCES.length + 1).replaceAll('\\', '/')}:${line}`;
  }
  return 'an unknown place';
}

/** The same call as a position in the code that runs. */
function positionOf(sites: readonly NodeJS.CallSite[]): string {
  const site = sites.find((one) => isCaller(pathOf(one.getFileName() ?? '')));
  return site ? `${site.getFileName()}:${site.getPosition()}` : '';
}

const lines = new Map<string, string>();

/** Looks up the line once for each position: to find it in the source takes longer than most queries. */
function currentPlace(): string {
  const prepare = Error.prepareStackTrace;
  Error.prepareStackTrace = (_, sites) => positionOf(sites);
  const position = String(new Error().stack);
  Error.prepareStackTrace = prepare;
  const line = lines.get(position) ?? callerOf(new Error());
  if (position !== '') lines.set(position, line);
  return line;
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

/** The statements of each piece of work that is listened to, without the program's own polls, which run beside it. */
const heard = new AsyncLocalStorage<string[]>();

/** Values that are written into a statement, such as the actor and the time. */
const LITERAL = /'(?:[^']|'')*'/g;

/** Returns the statements that the work makes, without their values. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const made: string[] = [];
  await heard.run(made, work);
  return made;
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : (query as { text: string }).text;
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
    heard.getStore()?.push(textOf(declared).replaceAll(LITERAL, "'…'"));
    if (!isDeclared(declared)) return result;
    const place = currentPlace();
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
