import { useEffect, useState } from 'react';
import type { VirtualRows } from './VirtualRows.tsx';

type LongRows = typeof VirtualRows;

let known: LongRows | undefined;

/**
 * The windowing, which arrives with the first long table: most have a page of ten. Not by Suspense, which shows what
 * comes that way only a third of a second after what stood in its place.
 */
export function useLongRows(isWanted: boolean): LongRows | undefined {
  const [rows, setRows] = useState(() => known);
  useEffect(() => {
    if (!isWanted || rows) return undefined;
    let isGone = false;
    void import('./VirtualRows.tsx').then((loaded) => {
      known = loaded.VirtualRows;
      if (!isGone) setRows(() => known);
    });
    return () => {
      isGone = true;
    };
  }, [isWanted, rows]);
  return rows;
}
