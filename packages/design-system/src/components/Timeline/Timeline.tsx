'use client';
import { isMoment } from '../../provider/known.ts';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useDesign } from '../../provider/DesignContext.ts';
import { SMALL_SCREEN } from '../../theme/styles.ts';
import { TONES, type Tone } from '../../theme/tones.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { Shape } from '../Badge/Shape.tsx';

export interface TimelineItem {
  id: string;
  /** When it happened: ISO 8601 or a Date. Shown in the provider's time zone, with the zone's name. */
  at: Date | string;
  /** Says what happened, in two or three words. */
  title: ReactNode;
  /** Says who did it, what changed, and why. */
  detail?: ReactNode;
  /** Shape and colour of the sign. 'end' is the quiet one. Default 'end'. */
  tone?: Tone | undefined;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The events in reading order, usually the newest first. */
  items: readonly TimelineItem[];
}

const Root = styled.ol`
  > li {
    position: relative;
    display: grid;
    grid-template-columns: 10px minmax(0, 1fr) max-content;
    gap: ${space(0, 12)};
    padding-block-end: ${space(16)};
  }
  > li::before {
    content: '';
    position: absolute;
    /* Optical: from below one sign to the next, through their centres. */
    inset-block: 18px -2px;
    /* Optical: as above. */
    inset-inline-start: 4px;
    inline-size: 1px;
    background: ${t('line')};
  }
  @media (forced-colors: active) {
    > li::before {
      background: CanvasText;
    }
  }
  > li:last-of-type {
    padding-block-end: 0;
  }
  > li:last-of-type::before {
    display: none;
  }
  > li > svg {
    /* Optical: centres the sign on the first line. */
    margin-block-start: 5px;
    color: ${t('end-solid')};
  }
  ${TONES.map((tone) => `> li[data-tone='${tone}'] > svg { color: ${t(`${tone}-solid`)}; }`).join('')}
  > li > [data-part='title'] {
    font-weight: 500;
  }
  > li > [data-part='detail'] {
    grid-column: 2;
    color: ${t('ink-muted')};
    overflow-wrap: anywhere;
  }
  time {
    ${type(12)}
    color: ${t('ink-subtle')};
  }
  /* In a narrow column a date beside the title would leave no room for the title. */
  ${SMALL_SCREEN} {
    > li {
      grid-template-columns: 10px minmax(0, 1fr);
    }
    time {
      grid-column: 2;
      grid-row: 3;
    }
  }
  @media (forced-colors: active) {
    > li::before {
      background: CanvasText;
    }
  }
`;

/** Lists what happened, when, and who did it. */
export function Timeline({ items, ...rest }: TimelineProps) {
  const { formatDate, timeZone } = useDesign();
  return (
    <Root {...rest}>
      {items.map(({ id, at, title, detail, tone = 'end' }) => (
        <li key={id} data-tone={tone}>
          <Shape tone={tone} />
          <span data-part="title">{title}</span>
          {isMoment(at) && (
            <time dateTime={typeof at === 'string' ? at : at.toISOString()}>
              {formatDate(at, 'datetime', timeZone)}
            </time>
          )}
          {detail && <span data-part="detail">{detail}</span>}
        </li>
      ))}
    </Root>
  );
}
