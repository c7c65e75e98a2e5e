import { useEffect, useState } from 'react';
import type { VirtualRows, VirtualRowsProps } from './VirtualRows.tsx';

let windowing: { VirtualRows: typeof VirtualRows } | undefined;

const SEEN_FIRST = 20;

/**
 * More rows than are in sight: the windowing arrives with the first long table, since most tables have a page of ten.
 * Not by Suspense, which shows what comes that way only a third of a second after what stood in its place.
 */
export function LongRows(props: VirtualRowsProps) {
  const { count, roles, renderRow } = props;
  const [state, setState] = useState<'coming' | 'here' | 'missing'>(windowing ? 'here' : 'coming');
  useEffect(() => {
    if (state !== 'coming') return undefined;
    let isGone = false;
    const tell = (next: 'here' | 'missing') => {
      if (!isGone) setState(next);
    };
    import('./VirtualRows.tsx').then(
      (loaded) => {
        windowing = loaded;
        tell('here');
      },
      () => tell('missing'),
    );
    return () => {
      isGone = true;
    };
  }, [state]);
  if (state === 'here' && windowing) return <windowing.VirtualRows {...props} />;
  // What is seen first, until the windowing is there; all rows, slowly, where it can't be loaded.
  const shown = state === 'missing' ? count : Math.min(count, SEEN_FIRST);
  return <tbody {...roles.rowGroup}>{Array.from({ length: shown }, (_, index) => renderRow(index))}</tbody>;
}
