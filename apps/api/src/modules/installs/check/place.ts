import { OutboundError } from '../../../platform/outbound/outbound.ts';

/** The steps of a check, in their order. */
export type CheckStep =
  | 'resolve'
  | 'blocked'
  | 'connect'
  | 'host_key'
  | 'sign_in'
  | 'write'
  | 'read'
  | 'compare'
  | 'remove';

/** Each step of a check gets this long, so that a silent server can't keep the caller waiting. */
export const STEP_MS = 10_000;

/** A step that failed, in words for people. They never repeat what the other side answered. */
export class CheckFailure extends Error {
  readonly step: CheckStep;

  constructor(step: CheckStep, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'CheckFailure';
    this.step = step;
  }
}

/** A destination that a check is signed in to. */
export interface Place {
  write(name: string, bytes: Buffer): Promise<void>;
  /** Reads at most one byte more than `size`, which is enough to see that a file is longer. */
  read(name: string, size: number): Promise<Buffer>;
  remove(name: string): Promise<void>;
  close(): void;
}

/** The failure of a connection, which is the same for every kind of destination. */
function connectionFailure({ reason }: OutboundError, ms: number): CheckFailure {
  if (reason === 'unresolved') return new CheckFailure('resolve', 'The host name is unknown.');
  if (reason === 'blocked' || reason === 'bad url') {
    return new CheckFailure('blocked', 'This address can’t be reached from here.');
  }
  const text = reason === 'timeout' ? `There was no answer within ${ms / 1000} seconds.` : 'The connection failed.';
  return new CheckFailure('connect', text);
}

/** Runs one step within `ms`. Whatever it throws becomes a failure of the step. */
export async function runStep<T>(step: CheckStep, text: string, work: () => Promise<T>, ms = STEP_MS): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new CheckFailure(step, `There was no answer within ${ms / 1000} seconds.`)),
    ms,
  );
  try {
    return await Promise.race([work(), late.promise]);
  } catch (error) {
    if (error instanceof CheckFailure) throw error;
    if (error instanceof OutboundError) throw connectionFailure(error, ms);
    throw new CheckFailure(step, text, error);
  } finally {
    clearTimeout(timer);
  }
}

/** The path of a file in a folder, which may be absent or end in a slash. */
export function pathIn(folder: string | null, name: string): string {
  return [folder?.replace(/\/+$/, ''), name].filter(Boolean).join('/');
}
