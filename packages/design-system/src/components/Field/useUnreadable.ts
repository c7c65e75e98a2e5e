import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../hooks/useLatest.ts';

/** For fields that read what is typed: numbers, amounts of money, dates, times. */
export interface UnreadableProps {
  /**
   * Called with what to type instead when the text can't be read, and with undefined once it can, is emptied, or the field
   * goes. While a text is unreadable the field keeps it, shows the message after it is left, and blocks a `Form` or a native
   * `form` from being submitted. An application that saves without a form must not save until then.
   */
  onUnreadable?: ((message: string | undefined) => void) | undefined;
}

/** Marks the element that carries a field's unreadable text, for `Form`. */
export const UNREADABLE = 'data-unreadable';

/** Keeps why a field's text can't be read, tells the owner, and blocks the form around it. */
export function useUnreadable(onUnreadable: UnreadableProps['onUnreadable']) {
  const [message, setMessage] = useState<string>();
  const [isShown, setShown] = useState(false);
  const reported = useRef<string>(undefined);
  const element = useRef<HTMLInputElement>(null);
  const latest = useLatest(onUnreadable);
  const report = useCallback(
    (next: string | undefined) => {
      if (reported.current === next) return;
      reported.current = next;
      setMessage(next);
      // The next mistake is not pointed out before the field is left.
      if (next === undefined) setShown(false);
      latest.current?.(next);
    },
    [latest],
  );
  // The owner of a field that goes must not stay blocked by it.
  useEffect(() => () => report(undefined), [report]);
  useEffect(() => element.current?.setCustomValidity(message ?? ''), [message]);
  return {
    message,
    /** The message, once the field was left or a submit failed. */
    error: isShown ? message : undefined,
    report,
    show: useCallback(() => setShown(true), []),
    /** The input whose native validity blocks the form. */
    element,
  };
}
