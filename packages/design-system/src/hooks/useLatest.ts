import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What the last render had, for listeners that are added once. (`useEffectEvent` would ask applications for React 19.2.) */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
