import { createElement, useState, type ComponentType } from 'react';

interface Controlled {
  value?: unknown;
  onValueChange?: ((value: never) => void) | undefined;
}

/** For stories: wraps a controlled component in a parent that keeps its value. */
export function keptValue<Props extends Controlled>(component: ComponentType<Props>) {
  return function Kept(args: Props) {
    const [value, setValue] = useState<unknown>(args.value);
    function onValueChange(next: never) {
      setValue(next);
      args.onValueChange?.(next);
    }
    return createElement(component, { ...args, value, onValueChange });
  };
}
