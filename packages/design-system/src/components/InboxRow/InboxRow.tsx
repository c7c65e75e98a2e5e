'use client';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { TRUNCATE } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';

export interface InboxRowProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Names the inbox, above the row: 'Phone, dark'. */
  label: string;
  /** The sender's name. */
  sender: string;
  /** The subject line. */
  subject: string;
  /** The text beside the subject: the preheader, or the beginning of the e-mail. Default: none. */
  preheader?: string | undefined;
  /** When it came in, in words: '9:41'. Default: no time. */
  time?: string | undefined;
  /** 'wide': one line, as on a desktop. 'phone': four lines, at most 375 px wide. Default 'wide'. */
  device?: 'wide' | 'phone' | undefined;
  /** The colours of the inbox, whatever the theme of the page. Default 'light'. */
  scheme?: 'light' | 'dark' | undefined;
}

const Root = styled.figure`
  margin: 0;
  min-inline-size: 0;
  &[data-device='phone'] {
    inline-size: 100%;
    max-inline-size: 375px;
  }
  > figcaption {
    ${type(12)}
    color: ${t('ink-muted')};
    margin-block-end: ${space(4)};
  }
  > div {
    display: grid;
    grid-template-columns: minmax(96px, 168px) minmax(0, 1fr) auto;
    gap: ${space(0, 12)};
    align-items: baseline;
    padding: ${space(8, 12)};
    border: 1px solid ${t('line')};
    border-radius: ${t('radius-card')};
    background: ${t('surface')};
    color: ${t('ink')};
    ${type(14)}
  }
  [data-part='sender'],
  [data-part='subject'] {
    font-weight: 600;
  }
  [data-part='sender'],
  [data-part='listed'],
  [data-device='phone'] > [data-part='subject'] {
    ${TRUNCATE}
  }
  [data-part='preheader'],
  [data-part='received'] {
    color: ${t('ink-muted')};
  }
  [data-part='received'] {
    ${type(12)}
  }
  > [data-device='phone'] {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  [data-device='phone'] > [data-part='subject'],
  [data-device='phone'] > [data-part='preheader'] {
    grid-column: 1 / -1;
  }
  [data-device='phone'] > [data-part='preheader'] {
    /* Two lines, also when there is less text, so that inboxes side by side have one height. */
    block-size: 2lh;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
`;

/** An e-mail as an inbox lists it, cut where that inbox cuts. */
export function InboxRow(props: InboxRowProps) {
  const { label, sender, subject, preheader = '', time, device = 'wide', scheme = 'light', ...rest } = props;
  const parts = [
    <span key="sender" data-part="sender" dir="auto">
      {sender}
    </span>,
    <span key="time" data-part="received">
      {time}
    </span>,
  ];
  const beside = (
    <span data-part="preheader" dir="auto">
      {preheader}
    </span>
  );
  const about = (
    <span data-part="subject" dir="auto">
      {subject}
    </span>
  );
  return (
    <Root data-device={device} {...rest}>
      <figcaption>{label}</figcaption>
      <div data-theme={scheme} data-device={device}>
        {device === 'phone' ? (
          <>
            {parts}
            {about}
            {beside}
          </>
        ) : (
          <>
            {parts[0]}
            <span data-part="listed">
              {about}
              {preheader !== '' && <> — {beside}</>}
            </span>
            {parts[1]}
          </>
        )}
      </div>
    </Root>
  );
}
