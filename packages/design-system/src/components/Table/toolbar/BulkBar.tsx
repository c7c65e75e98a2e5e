import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { useFormats } from '../../../provider/useFormats.ts';
import { floating, SMALL_SCREEN } from '../../../theme/styles.ts';
import { Button } from '../../Button/Button.tsx';
import { CopyMenu } from '../export/CopyMenu.tsx';
import type { TableExport } from '../export/useTableExport.ts';
import { space } from '../../../theme/tokens.ts';
import { useTablePart } from '../tableContexts.ts';
import { NOTHING_SELECTED } from '../selection/tableSelection.ts';

const Root = styled.div`
  position: sticky;
  inset-block-end: ${space(12)};
  z-index: 4;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8)};
  padding: ${space(8, 8, 8, 16)};
  ${floating}
  ${SMALL_SCREEN} {
    /* Optical: the main button of the page, 44 px high, is fixed below it. */
    inset-block-end: calc(2 * ${space(12)} + 44px + env(safe-area-inset-bottom));
  }
  > [data-part='count'] {
    margin-inline-end: ${space(8)};
    font-weight: 600;
  }
  > [data-part='end'] {
    margin-inline-start: auto;
  }
`;

interface BulkBarProps {
  exports: TableExport;
}

/** The actions for the selected rows. Placed after the rows, so that they don't move when it appears. */
export default function BulkBar({ exports }: BulkBarProps) {
  const { canSelectAll, onSelectionChange, bulkActions } = useTablePart('settings');
  const { total } = useTablePart('rows');
  const { selection = NOTHING_SELECTED, count } = useTablePart('selection');
  const { scroller } = useTablePart('handles');
  const texts = useTableTexts();
  const { number } = useFormats();
  const root = useRef<HTMLDivElement>(null);
  const clear = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const bar = root.current;
    const rows = scroller.current;
    return () => {
      // The button that ended the selection is gone, and the focus would fall back to the start of the page.
      if (bar?.contains(document.activeElement)) rows?.querySelector<HTMLElement>('[tabindex="0"], input')?.focus();
    };
  }, [scroller]);
  return (
    <Root ref={root} role="group" aria-label={texts.rowsSelected(number(count))}>
      <span data-part="count">{texts.rowsSelected(number(count))}</span>
      {typeof bulkActions === 'function' ? bulkActions(selection, count) : bulkActions}
      <CopyMenu exports={exports} />
      {canSelectAll && count < total && (
        <Button
          variant="quiet"
          data-part="select-all"
          onClick={() => {
            onSelectionChange?.({ kind: 'all', except: [] });
            // This button disappears, because nothing is left to select.
            clear.current?.focus();
          }}
        >
          {texts.selectAllMatching(number(total))}
        </Button>
      )}
      <span data-part="end">
        <Button ref={clear} variant="quiet" onClick={() => onSelectionChange?.(NOTHING_SELECTED)}>
          {texts.clear}
        </Button>
      </span>
    </Root>
  );
}
