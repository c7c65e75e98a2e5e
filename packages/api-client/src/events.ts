import { isApiError } from './api-error.ts';
import type { Auth } from './auth.ts';
import { sendAuthorized } from './authorized.ts';
import { eventsOf } from './event-stream.ts';

/** That a record changed; never its data. */
export interface Hint {
  entity: string;
  id: number;
}

export interface EventListener {
  onHint: (hint: Hint) => void;
  /** Too much was missed: everything on screen has to be fetched again. */
  onReset: () => void;
  onState?: (state: 'open' | 'waiting') => void;
  signal: AbortSignal;
  /** In place of the wait before the next try; for tests. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Ends when the signal is aborted, or rejects with the ApiError when the caller may not listen at all. */
export type ReadEvents = (listener: EventListener) => Promise<void>;

interface Parts {
  baseUrl: string;
  auth: Auth;
  send: (request: Request) => Promise<Response>;
}

const firstWait = 500;
const longestWait = 30_000;

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

/** Reads by fetch rather than EventSource, which can't send the token in a header. */
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
        // Who may not listen would be refused for ever; everything else passes.
        if (isApiError(error) && (error.status === 401 || error.status === 403)) throw error;
      }
      if (signal.aborted) return;
      onState?.('waiting');
      const longest = Math.min(longestWait, firstWait * 2 ** failures);
      failures += 1;
      // Spread out, so that the clients of a node that went away don't all come back at once.
      await wait(longest / 2 + (Math.random() * longest) / 2, signal);
    }
  };
}
