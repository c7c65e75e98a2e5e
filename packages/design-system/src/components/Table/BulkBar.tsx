import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import { useTableTexts } from '../../provider/useTableTexts.ts';
import { useFormats } from '../../provider/useFormats.ts';
import { floating } from '../../theme/styles.ts';
import { Button } from '../Button/Button.tsx';
import { NOTHING_SELECTED, selectedCount, type TableSelection } from './tableSelection.ts';
import { space } from '../../theme/tokens.ts';

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
  > [data-part='count'] {
    margin-inline-end: ${space(8)};
    font-weight: 600;
  }
  > [data-part='end'] {
    margin-inline-start: auto;
  }
`;

interface BulkBarProps {
  selection: TableSelection;
  total: number;
  canSelectAll: boolean;
  onSelectionChange: (selection: TableSelection) => void;
  /** Where the rows are: the focus goes back there when the bar goes. */
  scroller: RefObject<HTMLElement | null>;
  /** The way to take the rows elsewhere. */
  copy: ReactNode;
  children: ReactNode;
}

/** What can be done with the selected rows. It follows the table's end, so the rows don't move when it comes. */
export function BulkBar({ selection, total, canSelectAll, onSelectionChange, scroller, copy, children }: BulkBarProps) {
  const texts = useTableTexts();
  const { number } = useFormats();
  const root = useRef<HTMLDivElement>(null);
  const clear = useRef<HTMLButtonElement>(null);
  const count = selectedCount(selection, total);
  useLayoutEffect(() => {
    const bar = root.current;
    const rows = scroller.current;
    return () => {
      // Whatever ended the selection took its button along, and the focus would fall to the page's beginning.
      if (bar?.contains(document.activeElement)) rows?.querySelector<HTMLElement>('[tabindex="0"], input')?.focus();
    };
  }, [scroller]);
  return (
    <Root ref={root} role="group" aria-label={texts.rowsSelected(number(count))}>
      <span data-part="count">{texts.rowsSelected(number(count))}</span>
      {children}
      {copy}
      {canSelectAll && count < total && (
        <Button
          variant="quiet"
          onClick={() => {
            onSelectionChange({ kind: 'all', except: [] });
            // This button goes: nothing is left to select.
            clear.current?.focus();
          }}
        >
          {texts.selectAllMatching(number(total))}
        </Button>
      )}
      <span data-part="end">
        <Button ref={clear} variant="quiet" onClick={() => onSelectionChange(NOTHING_SELECTED)}>
          {texts.clear}
        </Button>
      </span>
    </Root>
  );
}
