import { tooMany } from '../../../errors.ts';
import { runAside, type Argument, type Result } from './runAside.ts';
import type { Over } from '../html/bounds.ts';
import type { Tasks } from '../helper.process.ts';

/** Seconds after which a person may try again: when some of their work is done, and when the server has caught up. */
const RETRY = { busy: 10, ended: 60 } as const;

/** The work itself ran out of time or memory, and would again. */
type Lacking = Exclude<Over, 'busy' | 'ended'>;

interface Request {
  person: number;
  /** The word for such work, in the plural, for the person who has too much of it. */
  what: string;
  /** The processor time of the work. */
  seconds: number;
  signal?: AbortSignal | undefined;
}

/** Work that a call waits for. Answers 429 when it never began or was cut off: its file isn't at fault then. */
export async function runForPerson<Name extends keyof Tasks>(
  task: Name,
  argument: () => Promise<Argument<Name>>,
  { person, what, seconds, signal }: Request,
): Promise<Result<Name> | Lacking> {
  const done = await runAside(task, argument, { of: { person }, seconds, signal });
  if (done === 'busy') throw tooMany(RETRY.busy, `Too many of your ${what} are waiting. Try again when they are done`);
  if (done === 'ended') throw tooMany(RETRY.ended, 'The server is too busy. Try again in a minute');
  return done as Result<Name> | Lacking;
}
