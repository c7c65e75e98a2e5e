'use client';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useDesign } from '../../provider/DesignContext.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { FLASH_ICONS } from './Flash.tsx';
import type { Notice } from './FlashStack.tsx';

export interface NoticeListProps extends ComponentProps<'div'> {
  /** The newest first. */
  notices: readonly Notice[];
}

const Root = styled.div`
  inline-size: min(352px, calc(100vw - 48px));
  max-block-size: 60vh;
  overflow: auto;
  li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    gap: ${space(0, 8)};
    padding-block: ${space(8)};
    align-items: start;
  }
  li + li {
    border-block-start: 1px solid ${t('line')};
  }
  svg {
    margin-block-start: ${space(2)};
    color: ${t('ink-subtle')};
  }
  [data-type='success'] svg {
    color: ${t('success-text')};
  }
  [data-type='danger'] svg {
    color: ${t('danger-text')};
  }
  [data-type='warning'] svg {
    color: ${t('warning-text')};
  }
  p {
    overflow-wrap: anywhere;
  }
  time {
    grid-column: 2;
    ${type(12)}
    color: ${t('ink-subtle')};
  }
  [data-part='none'] {
    color: ${t('ink-subtle')};
  }
`;

/** Messages that can be read after their flash has closed. */
export function NoticeList({ notices, ...rest }: NoticeListProps) {
  const { texts, formatDate, timeZone } = useDesign();
  return (
    // A box that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Root role="region" aria-label={texts.notices} tabIndex={0} {...rest}>
      {notices.length === 0 && <p data-part="none">{texts.noNotices}</p>}
      <ul>
        {notices.map(({ id, type: kind, message, at }) => {
          const TypeIcon = FLASH_ICONS[kind];
          return (
            <li key={id} data-type={kind}>
              <TypeIcon />
              <p>{message}</p>
              {at && (
                <time dateTime={typeof at === 'string' ? at : at.toISOString()}>
                  {formatDate(at, 'time', timeZone)}
                </time>
              )}
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
