import { isApiError } from './apiError.ts';
import type { Auth } from './auth.ts';
import { sendAuthorized } from './authorized.ts';
import { eventsOf } from './eventStream.ts';

/** Says that a record changed. It never carries the record's data. */
export interface Hint {
  entity: string;
  id: number;
}

export interface EventListener {
  /** Called for every changed record. */
  onHint: (hint: Hint) => void;
  /** Called when too many events were missed: fetch everything on screen again. */
  onReset: () => void;
  /** Called with 'open' once connected, and with 'waiting' before each new attempt. */
  onState?: (state: 'open' | 'waiting') => void;
  /** Ends the reading. */
  signal: AbortSignal;
  /** Used instead of the pause before the next attempt, in milliseconds; for tests. Default: 0.25 to 30 s. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Resolves when the signal is aborted. Rejects with an ApiError after a 401 or 403; retries after any other failure. */
export type ReadEvents = (listener: EventListener) => Promise<void>;

interface Parts {
  baseUrl: string;
  auth: Auth;
  send: (request: Request) => Promise<Response>;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}

function hintOf(data: string): Hint | undefined {
  try {
    const hint = JSON.parse(data) as Hint;
    return typeof hint.entity === 'string' && typeof hint.id === 'number' ? hint : undefined;
  } catch {
    return undefined;
  }
}

/** Reads with fetch because EventSource can't send the token in a header. */
export function createEvents({ baseUrl, auth, send }: Parts): ReadEvents {
  return async ({ onHint, onReset, onState, signal, wait = sleep }) => {
    let lastId: string | undefined;
    let failures = 0;
    const url = `${baseUrl}/api/v2/events`;

    const listen = async () => {
      const headers = { Accept: 'text/event-stream', ...(lastId !== undefined && { 'Last-Event-ID': lastId }) };
      const response = await sendAuthorized({ version: 'v2', auth, send, url, init: { headers, signal } });
      onState?.('open');
      if (response.body === null) return;
      for await (const { id, event, data } of eventsOf(response.body)) {
        // The server's last word isn't a sign that the next attempt will last.
        if (event === 'end') return;
        failures = 0;
        lastId = id ?? lastId;
        const hint = hintOf(data);
        if (event === 'reset') onReset();
        else if (hint !== undefined) onHint(hint);
      }
    };

    while (!signal.aborted) {
      try {
        await listen();
      } catch (error) {
        if (signal.aborted) return;
        // A caller without the right to listen would be refused forever; any other failure is temporary.
        if (isApiError(error) && (error.status === 401 || error.status === 403)) throw error;
      }
      if (signal.aborted) return;
      onState?.('waiting');
      const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
      failures += 1;
      // Randomized, so that the clients of a server that went away don't all reconnect in the same moment.
      await wait(longest / 2 + (Math.random() * longest) / 2, signal);
    }
  };
}
