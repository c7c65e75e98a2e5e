import type { ChangeEvent } from 'react';

/** The native handler for `onValueChange`. Absent without one, so that a form library's own handler stays in its place. */
export function valueHandler(onValueChange: ((value: string) => void) | undefined) {
  if (onValueChange === undefined) return {};
  return {
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onValueChange(event.target.value),
  };
}

/** The same for a box that is checked or not. */
export function checkedHandler(onValueChange: ((value: boolean) => void) | undefined) {
  if (onValueChange === undefined) return {};
  return { onChange: (event: ChangeEvent<HTMLInputElement>) => onValueChange(event.target.checked) };
}
