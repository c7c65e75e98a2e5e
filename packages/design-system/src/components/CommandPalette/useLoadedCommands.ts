import { useEffect, useRef, useState } from 'react';
import type { PaletteCommand } from './command.ts';

export interface CommandRequest {
  /** What was typed, without the spaces around it. */
  query: string;
  /** Aborted as soon as the answer is of no use any more. */
  signal: AbortSignal;
}
export type LoadCommands = (request: CommandRequest) => Promise<readonly PaletteCommand[]>;

interface Loaded {
  state: 'idle' | 'loading' | 'failed';
  commands: readonly PaletteCommand[];
}
const NOTHING: Loaded = { state: 'idle', commands: [] };

/** Letters that follow each other within this time, in ms, are asked for once. */
const PAUSE = 150;

/** Asks for what the query finds elsewhere. The newest query's answer counts, in whatever order they come (R47). */
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
    // What was found for the last letters stays until the answer is there: the list doesn't blink.
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
