import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useTableTexts } from '../../provider/useTableTexts.ts';
import { space, t } from '../../theme/tokens.ts';
import type { PageSelection } from './tableSelection.ts';

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
  selected: PageSelection;
  onSelectPage: (isOn: boolean) => void;
  /** Its words are seen: over cards, which have no head that it could stand in. */
  isWritten?: boolean;
}

/** The tick for all rows of the page. */
export function SelectPage({ selected, onSelectPage, isWritten = false }: SelectPageProps) {
  const texts = useTableTexts();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected === 'some';
  }, [selected]);
  const tick = (
    <input
      ref={box}
      type="checkbox"
      checked={selected === 'all'}
      aria-label={isWritten ? undefined : texts.selectPage}
      onChange={() => onSelectPage(selected !== 'all')}
    />
  );
  if (!isWritten) return <label data-part="tick">{tick}</label>;
  return (
    <Written>
      {tick}
      {texts.selectPage}
    </Written>
  );
}
