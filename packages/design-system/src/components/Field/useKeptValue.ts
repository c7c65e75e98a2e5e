import { useState } from 'react';

/** The application's value, or the field's own from `defaultValue` on where the application keeps none. */
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
