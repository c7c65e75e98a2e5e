import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A ref to the value of the last render, for listeners that are added once. (`useEffectEvent` would require React 19.2.) */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
