import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Returns a ref with the value of the last render, for listeners that are added once. (`useEffectEvent` needs React 19.2.) */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
