import type { ChangeEvent } from 'react';

/** Returns the native handler for `onValueChange`, or undefined without one, so that a form library's own handler is kept. */
export function valueHandler(onValueChange: ((value: string) => void) | undefined) {
  if (onValueChange === undefined) return {};
  return {
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onValueChange(event.target.value),
  };
}

/** The same for a checkbox. */
export function checkedHandler(onValueChange: ((value: boolean) => void) | undefined) {
  if (onValueChange === undefined) return {};
  return { onChange: (event: ChangeEvent<HTMLInputElement>) => onValueChange(event.target.checked) };
}
