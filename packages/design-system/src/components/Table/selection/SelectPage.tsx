import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { space, t } from '../../../theme/tokens.ts';
import { useTablePart } from '../tableContexts.ts';
import { NOTHING_SELECTED, pageSelection } from './tableSelection.ts';

const Written = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  min-block-size: ${t('control-small')};
  padding: ${space(4, 16)};
  border-block-end: 1px solid ${t('line')};
  color: ${t('ink-muted')};
  cursor: pointer;
  input {
    inline-size: 14px;
    block-size: 14px;
    margin: 0;
    accent-color: ${t('accent')};
  }
`;

interface SelectPageProps {
  /** Shows its label: above cards, which have no header row to put it in. */
  isWritten?: boolean;
}

/** The checkbox for all rows of the page. */
export function SelectPage({ isWritten = false }: SelectPageProps) {
  const { selection = NOTHING_SELECTED, ids, onSelectPage } = useTablePart('selection');
  const selected = pageSelection(selection, ids);
  const texts = useTableTexts();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected === 'some';
  }, [selected]);
  const checkbox = (
    <input
      ref={box}
      type="checkbox"
      checked={selected === 'all'}
      aria-label={isWritten ? undefined : texts.selectPage}
      onChange={() => onSelectPage(selected !== 'all')}
    />
  );
  if (!isWritten) return <label data-part="tick">{checkbox}</label>;
  return (
    <Written>
      {checkbox}
      {texts.selectPage}
    </Written>
  );
}
