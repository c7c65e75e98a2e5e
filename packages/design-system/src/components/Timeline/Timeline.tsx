'use client';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useDesign } from '../../provider/DesignContext.ts';
import type { Tone } from '../../theme/tones.ts';
import { TONES } from '../../theme/tones.ts';
import { t, type } from '../../theme/tokens.ts';
import { Shape } from '../Badge/Shape.tsx';

export interface TimelineItem {
  id: string;
  at: Date | string;
  title: ReactNode;
  /** Who, from what to what, why. */
  detail?: ReactNode;
  tone?: Tone | undefined;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The newest first. */
  items: readonly TimelineItem[];
}

const Root = styled.ol`
  > li {
    position: relative;
    display: grid;
    grid-template-columns: 10px minmax(0, 1fr) max-content;
    gap: 0 12px;
    padding-block-end: 16px;
  }
  > li::before {
    content: '';
    position: absolute;
    inset-block: 18px -2px;
    inset-inline-start: 4px;
    inline-size: 1px;
    background: ${t('line')};
  }
  > li:last-child {
    padding-block-end: 0;
  }
  > li:last-child::before {
    display: none;
  }
  > li > svg {
    margin-block-start: 5px;
    color: ${t('end-solid')};
  }
  ${TONES.map((tone) => `> li[data-tone='${tone}'] > svg { color: ${t(`${tone}-solid`)}; }`).join('')}
  [data-part='title'] {
    font-weight: 500;
  }
  [data-part='detail'] {
    grid-column: 2;
    color: ${t('ink-muted')};
    overflow-wrap: anywhere;
  }
  time {
    ${type(12)}
    color: ${t('ink-subtle')};
  }
`;

/** What happened, when, and by whom. */
export function Timeline({ items, ...rest }: TimelineProps) {
  const { formatDate, timeZone } = useDesign();
  return (
    <Root {...rest}>
      {items.map(({ id, at, title, detail, tone = 'end' }) => (
        <li key={id} data-tone={tone}>
          <Shape tone={tone} />
          <span data-part="title">{title}</span>
          <time dateTime={typeof at === 'string' ? at : at.toISOString()}>{formatDate(at, 'datetime', timeZone)}</time>
          {detail && <span data-part="detail">{detail}</span>}
        </li>
      ))}
    </Root>
  );
}
