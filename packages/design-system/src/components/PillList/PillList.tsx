'use client';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Pill } from '../Pill/Pill.tsx';
import type { PillListItem } from './pillListItem.ts';
import { PillRest } from './PillRest.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { space } from '../../theme/tokens.ts';

export interface PillListProps extends ComponentProps<'ul'> {
  items: readonly PillListItem[];
  /** How many are shown; '+12' names the others and, pressed, shows them all. Default 3. */
  max?: number | undefined;
  /** What they are, for screen readers. */
  label: string;
}

const Root = styled.ul`
  display: flex;
  gap: ${space(4)};
  min-inline-size: 0;
  > li {
    display: inline-flex;
    min-inline-size: 0;
  }
  > li[data-part='more'] {
    flex: none;
  }
`;

/** Several values in one line; those that don't fit are counted. */
export function PillList({ items, max = 3, label, ...rest }: PillListProps) {
  // One hidden value would take the room of its own count.
  const shown = items.length === max + 1 ? items : items.slice(0, max);
  const hidden = items.slice(shown.length);
  return (
    <Root aria-label={label} {...rest}>
      {shown.map((item) => (
        <li key={item.id}>
          {item.tooltip ? (
            <Tooltip content={item.tooltip}>
              {/* The explanation must be reachable without a pointer. */}
              <Pill tone={item.tone} tabIndex={0} role="note">
                {item.label}
              </Pill>
            </Tooltip>
          ) : (
            <Pill tone={item.tone}>{item.label}</Pill>
          )}
        </li>
      ))}
      {hidden.length > 0 && (
        <li data-part="more">
          <PillRest items={hidden} title={label} />
        </li>
      )}
    </Root>
  );
}
