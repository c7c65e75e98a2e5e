import { styled } from 'styled-components';
import { useDesign } from '../../provider/DesignContext.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { Pill } from '../Pill/Pill.tsx';
import { usePopover } from '../Popover/usePopover.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { PillListItem } from './pillListItem.ts';

interface PillRestProps {
  items: readonly PillListItem[];
  /** What they are, as the list's label. */
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

/** As many names as a tooltip bears. */
const NAMED = 12;

/** '+12': hover and focus name what has no room, a press shows it. */
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
  const names = items.slice(0, NAMED).map((item) => item.label);
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
