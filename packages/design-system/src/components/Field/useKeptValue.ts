import { useState } from 'react';

/** Returns the application's value or, when the application passes none, the field's own from `defaultValue` on. */
export function useKeptValue<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onValueChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  function change(next: Value) {
    if (value === undefined) setOwn(next);
    onValueChange?.(next);
  }
  return [value === undefined ? own : value, change];
}
