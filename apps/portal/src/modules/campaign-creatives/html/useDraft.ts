import type { V2Schemas } from '@mailroom/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepDraft } from '../../../resources/creativeDraft.queries.ts';

/** Milliseconds without a key before the text is kept: the preview follows within half a second of the last one. */
const PAUSE = 300;

interface Start {
  readonly creativeId: number;
  readonly baseRevision: number;
  readonly text: string;
  readonly kept: V2Schemas['KeptDraft'] | null;
}

/**
 * Keeps the text on the server after each pause in typing. One call runs at a time; what was typed meanwhile goes with the
 * next one, so an older text never arrives after a newer one.
 */
export function useDraft({ creativeId, baseRevision, text: firstText, kept: firstKept }: Start) {
  const [text, setText] = useState(firstText);
  const [kept, setKept] = useState(firstKept);
  const [error, setError] = useState<unknown>(null);
  const latest = useRef(firstText);
  const stored = useRef(firstText);
  const base = useRef(baseRevision);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(undefined);

  const store = useCallback(async () => {
    while (latest.current !== stored.current) {
      const html = latest.current;
      try {
        const answer = await keepDraft(creativeId, { base_revision: base.current, html });
        stored.current = html;
        setKept(answer);
        setError(null);
      } catch (problem) {
        setError(problem);
        return;
      }
    }
  }, [creativeId]);

  /** Sends what hasn't been sent. */
  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    running.current ??= store().finally(() => {
      running.current = undefined;
    });
    await running.current;
  }, [store]);

  const change = useCallback(
    (next: string) => {
      latest.current = next;
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), PAUSE);
    },
    [flush],
  );

  /** Waits for a call that runs, so that it can't bring back a draft that is removed next. */
  const settle = useCallback(async () => {
    clearTimeout(timer.current);
    await running.current;
  }, []);

  /** Continues without a draft: after a save, or with the saved text after discarding. */
  const restart = useCallback((next: string, revision: number) => {
    clearTimeout(timer.current);
    latest.current = next;
    stored.current = next;
    base.current = revision;
    setText(next);
    setKept(null);
    setError(null);
  }, []);

  // Leaving the tab right after a key: the text is sent, though nobody waits for the answer.
  useEffect(() => () => void flush(), [flush]);

  return { text, kept, error, change, flush, settle, restart };
}
