'use client';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useDesign } from '../../provider/DesignContext.ts';
import { VISUALLY_HIDDEN } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { FLASH_ICONS } from './Flash.tsx';
import type { Notice } from './FlashStack.tsx';

export interface NoticeListProps extends ComponentProps<'div'> {
  /** The newest first. */
  notices: readonly Notice[];
  /** Names the list. Default: 'Messages'. */
  label?: string | undefined;
  /** Shows the name above the list. Default false. */
  hasTitle?: boolean | undefined;
  /** Said when there are none. Default: 'No messages yet'. */
  emptyText?: string | undefined;
  /** Form of the times: 'datetime' for messages of other days. Default 'time'. */
  timeForm?: 'time' | 'datetime' | undefined;
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
  h3 {
    margin: 0;
    color: ${t('ink-muted')};
    ${type(12)}
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
  [data-unread] p {
    font-weight: 600;
  }
  [data-part='unread'] {
    ${VISUALLY_HIDDEN}
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
export function NoticeList({
  notices,
  label,
  hasTitle = false,
  emptyText,
  timeForm = 'time',
  ...rest
}: NoticeListProps) {
  const { texts, formatDate, timeZone } = useDesign();
  return (
    // A box that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Root role="region" aria-label={label ?? texts.notices} tabIndex={0} {...rest}>
      {hasTitle && <h3>{label ?? texts.notices}</h3>}
      {notices.length === 0 && <p data-part="none">{emptyText ?? texts.noNotices}</p>}
      <ul>
        {notices.map(({ id, type: kind, message, at, isUnread }) => {
          const TypeIcon = FLASH_ICONS[kind];
          return (
            <li key={id} data-type={kind} data-unread={isUnread || undefined}>
              <TypeIcon />
              <p>
                {isUnread && <span data-part="unread">{texts.unread} </span>}
                {message}
              </p>
              {at && (
                <time dateTime={typeof at === 'string' ? at : at.toISOString()}>
                  {formatDate(at, timeForm, timeZone)}
                </time>
              )}
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
