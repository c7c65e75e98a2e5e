import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Which rows are opened: the application's list if it gives one, otherwise the table's own. */
export function useOpenedRows(
  given: readonly string[] | undefined,
  onChange: ((opened: readonly string[]) => void) | undefined,
): [readonly string[], (id: string, isOpen: boolean) => void] {
  const [own, setOwn] = useState<readonly string[]>([]);
  const opened = given ?? own;
  // The callback stays the same, because rows are memoised and opening one must not render the others.
  const latest = useRef({ opened, onChange });
  useLayoutEffect(() => {
    latest.current = { opened, onChange };
  });
  const open = useCallback((id: string, isOpen: boolean) => {
    const others = latest.current.opened.filter((other) => other !== id);
    const next = isOpen ? [...others, id] : others;
    setOwn(next);
    latest.current.onChange?.(next);
  }, []);
  return [opened, open];
}
