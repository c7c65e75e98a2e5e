import { styled } from 'styled-components';
import { useDesign } from '../../provider/DesignContext.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { Pill } from '../Pill/Pill.tsx';
import { usePopover } from '../Popover/usePopover.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { PillListItem } from './pillListItem.ts';

interface PillRestProps {
  items: readonly PillListItem[];
  /** The label of the list. */
  title: string;
}

const More = styled.button`
  position: relative;
  min-block-size: 22px;
  padding: ${space(0, 6)};
  border: 0;
  border-radius: ${t('radius-badge')};
  background: none;
  ${type(12)}
  color: ${t('ink-muted')};
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: -1px;
  }
  &:hover {
    background: ${t('hover')};
    color: ${t('ink')};
  }
`;

const Rest = styled.ul`
  display: grid;
  gap: ${space(8)};
  max-block-size: 40vh;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  ${type(12)}
  color: ${t('ink-muted')};
  > li {
    display: grid;
    justify-items: start;
    gap: ${space(2)};
  }
`;

/** How many names the tooltip shows at most. */
const MAX_NAMES = 12;

/** The '+12' button. Hover and focus name the hidden values; a press shows them in a panel. */
export function PillRest({ items, title }: PillRestProps) {
  const { texts } = useDesign();
  const { anchor, triggerProps, popup } = usePopover({
    title,
    content: (
      <Rest>
        {items.map((item) => (
          <li key={item.id}>
            <Pill tone={item.tone}>{item.label}</Pill>
            {item.tooltip}
          </li>
        ))}
      </Rest>
    ),
  });
  const names = items.slice(0, MAX_NAMES).map((item) => item.label);
  const further = items.length - names.length;
  const named = [names.join(', '), further > 0 && texts.more(further)].filter(Boolean).join(' … ');
  return (
    <>
      <Tooltip content={!popup && named}>
        <More ref={anchor} type="button" aria-label={texts.more(items.length)} {...triggerProps}>
          +{items.length}
        </More>
      </Tooltip>
      {popup}
    </>
  );
}
