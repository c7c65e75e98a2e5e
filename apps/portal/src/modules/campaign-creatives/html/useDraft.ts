import type { V2Schemas } from '@mailroom/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepDraft } from '../../../resources/creativeDraft.queries.ts';

/** Milliseconds without a key before the text is kept: the preview follows within half a second of the last one. */
const PAUSE = 150;

/** Milliseconds after which it is kept although no pause comes. */
const LONGEST = 1_000;

interface Start {
  readonly creativeId: number;
  readonly baseRevision: number;
  readonly text: string;
  readonly kept: V2Schemas['KeptDraft'] | null;
}

/**
 * Keeps the text on the server after each pause in typing. One call runs at a time; what was typed meanwhile goes with the
 * next one, so an older text never arrives after a newer one. `text` follows at the first key and at the pause, because the
 * screen around the editor would hold up every key; `latest` has each key.
 */
export function useDraft({ creativeId, baseRevision, text: firstText, kept: firstKept }: Start) {
  const [text, setText] = useState(firstText);
  const [kept, setKept] = useState(firstKept);
  const [error, setError] = useState<unknown>(null);
  const latest = useRef(firstText);
  const stored = useRef(firstText);
  const base = useRef(baseRevision);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const began = useRef(0);
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

  const stopTimer = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);

  /** Sends what hasn't been sent. */
  const flush = useCallback(async () => {
    stopTimer();
    setText(latest.current);
    running.current ??= store().finally(() => {
      running.current = undefined;
    });
    await running.current;
  }, [store, stopTimer]);

  const change = useCallback(
    (next: string) => {
      latest.current = next;
      const now = performance.now();
      if (timer.current === undefined) {
        began.current = now;
        setText(next);
      }
      stopTimer();
      timer.current = setTimeout(() => void flush(), Math.min(PAUSE, began.current + LONGEST - now));
    },
    [flush, stopTimer],
  );

  /** Waits for a call that runs, so that it can't bring back a draft that is removed next. */
  const settle = useCallback(async () => {
    stopTimer();
    await running.current;
  }, [stopTimer]);

  /** Continues without a draft: after a save, or with the saved text after discarding. */
  const restart = useCallback(
    (next: string, revision: number) => {
      stopTimer();
      latest.current = next;
      stored.current = next;
      base.current = revision;
      setText(next);
      setKept(null);
      setError(null);
    },
    [stopTimer],
  );

  // Leaving the tab right after a key: the text is sent, though nobody waits for the answer.
  useEffect(() => () => void flush(), [flush]);

  return { text, latest, kept, error, change, flush, settle, restart };
}
