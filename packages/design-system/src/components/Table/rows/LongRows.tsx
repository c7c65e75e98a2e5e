import { useEffect, useState } from 'react';
import { useTablePart } from '../tableContexts.ts';
import type { VirtualRows, VirtualRowsProps } from './VirtualRows.tsx';

let windowing: { VirtualRows: typeof VirtualRows } | undefined;

/** Rows that are drawn until the windowing has loaded. */
const FIRST_ROWS = 20;

/**
 * More rows than fit in view. The windowing is loaded with the first long table, because most tables have a page of
 * ten. Without Suspense, which would show it only a third of a second after its fallback.
 */
export function LongRows(props: VirtualRowsProps) {
  const { count, renderRow } = props;
  const { roles } = useTablePart('columns');
  const [step, setStep] = useState<'loading' | 'loaded' | 'failed'>(windowing ? 'loaded' : 'loading');
  useEffect(() => {
    if (step !== 'loading') return undefined;
    let isUnmounted = false;
    const finish = (next: 'loaded' | 'failed') => {
      if (!isUnmounted) setStep(next);
    };
    import('./VirtualRows.tsx').then(
      (loaded) => {
        windowing = loaded;
        finish('loaded');
      },
      () => finish('failed'),
    );
    return () => {
      isUnmounted = true;
    };
  }, [step]);
  if (step === 'loaded' && windowing) return <windowing.VirtualRows {...props} />;
  // When the windowing can't be loaded every row is drawn, slowly.
  const shown = step === 'failed' ? count : Math.min(count, FIRST_ROWS);
  return <tbody {...roles.rowGroup}>{Array.from({ length: shown }, (_, index) => renderRow(index))}</tbody>;
}
