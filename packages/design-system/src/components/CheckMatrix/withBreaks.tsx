import type { ReactNode } from 'react';

/** A name in one piece breaks after its underscores, where it must, and not inside a word. */
export function withBreaks(name: string): ReactNode {
  return name.split(/(?<=_)/).flatMap((part, at) => (at === 0 ? [part] : [<wbr key={at} />, part]));
}
