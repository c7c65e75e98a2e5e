import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface ComparedRevisions {
  /** The older one, by its number. */
  from: number;
  to: number;
}

function numberIn(url: URLSearchParams, name: string, newest: number): number | undefined {
  const number = Number(url.get(name));
  return Number.isInteger(number) && number >= 1 && number <= newest ? number : undefined;
}

/** The two revisions that the address names. A mistyped or unknown number counts as none. */
export function useComparedRevisions(
  newest: number,
): [ComparedRevisions | undefined, (pair: ComparedRevisions | undefined) => void] {
  const [url, setUrl] = useSearchParams();
  const from = numberIn(url, 'from', newest);
  const to = numberIn(url, 'to', newest);
  const compare = useCallback(
    (pair: ComparedRevisions | undefined) =>
      setUrl((before) => {
        const next = new URLSearchParams(before);
        for (const name of ['from', 'to', ...(pair ? [] : ['view'])]) next.delete(name);
        if (pair) for (const [name, value] of Object.entries(pair)) next.set(name, String(value));
        return next;
      }),
    [setUrl],
  );
  return [from !== undefined && to !== undefined ? { from, to } : undefined, compare];
}
