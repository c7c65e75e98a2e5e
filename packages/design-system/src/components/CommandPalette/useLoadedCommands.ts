import { useEffect, useRef, useState } from 'react';
import type { PaletteCommand } from './command.ts';

export interface CommandRequest {
  /** The typed text, without surrounding spaces. */
  query: string;
  /** Aborted when the answer is no longer needed. */
  signal: AbortSignal;
}
export type LoadCommands = (request: CommandRequest) => Promise<readonly PaletteCommand[]>;

interface Loaded {
  state: 'idle' | 'loading' | 'failed';
  commands: readonly PaletteCommand[];
}
const NOTHING: Loaded = { state: 'idle', commands: [] };

/** Letters that are typed within this time of each other cause one request. In ms. */
const PAUSE = 150;

/** Fetches results for the query. Only the answer to the newest query counts, in whatever order answers arrive. */
export function useLoadedCommands(load: LoadCommands | undefined, query: string) {
  const [loaded, setLoaded] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const newest = useRef(load);
  useEffect(() => {
    newest.current = load;
  });
  const isAsking = load !== undefined && query !== '';
  useEffect(() => {
    if (!isAsking) {
      setLoaded(NOTHING);
      return undefined;
    }
    const stop = new AbortController();
    // The previous results stay until the answer arrives, so that the list doesn't flicker.
    setLoaded((before) => ({ ...before, state: 'loading' }));
    const timer = setTimeout(() => {
      newest.current?.({ query, signal: stop.signal }).then(
        (commands) => stop.signal.aborted || setLoaded({ state: 'idle', commands }),
        () => stop.signal.aborted || setLoaded({ state: 'failed', commands: [] }),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isAsking, query, attempt]);
  return { ...loaded, retry: () => setAttempt((before) => before + 1) };
}
