import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../hooks/useLatest.ts';

/** For fields that parse their text: numbers, amounts of money, dates, times. */
export interface UnreadableProps {
  /**
   * Called with an instruction what to type when the text can't be read, and with undefined once it can be read, is
   * emptied, or the field is unmounted. Meanwhile the field keeps the text, shows the message after it loses focus, and
   * blocks a `Form` or a native `form` from being submitted. An application that saves without a form must not save
   * until then.
   */
  onUnreadable?: ((message: string | undefined) => void) | undefined;
}

/** Marks the element with a field's unreadable text, for `Form`. */
export const UNREADABLE = 'data-unreadable';

/** Keeps the message for unreadable text, reports it to the parent, and blocks the form. */
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
      // A later mistake is shown only after the field has lost focus again.
      if (next === undefined) setShown(false);
      latest.current?.(next);
    },
    [latest],
  );
  // An unmounted field must not keep its parent blocked.
  useEffect(() => () => report(undefined), [report]);
  useEffect(() => element.current?.setCustomValidity(message ?? ''), [message]);
  return {
    message,
    /** The message, once the field has lost focus or a submit has failed. */
    error: isShown ? message : undefined,
    report,
    show: useCallback(() => setShown(true), []),
    /** The input whose native validity blocks the form. */
    element,
  };
}
