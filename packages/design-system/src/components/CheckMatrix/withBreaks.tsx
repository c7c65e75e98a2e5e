import type { ReactNode } from 'react';

/** Allows a name without spaces to break after its underscores instead of inside a word. */
export function withBreaks(name: string): ReactNode {
  return name.split(/(?<=_)/).flatMap((part, at) => (at === 0 ? [part] : [<wbr key={at} />, part]));
}
