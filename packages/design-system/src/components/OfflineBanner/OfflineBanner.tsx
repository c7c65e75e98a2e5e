'use client';
import { useState, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useDesign } from '../../provider/DesignContext.ts';
import { PRINT, SMALL_SCREEN, VISUALLY_HIDDEN } from '../../theme/styles.ts';
import { space, t, type } from '../../theme/tokens.ts';
import { TriangleAlertIcon } from '../Icon/TriangleAlertIcon.ts';

export interface OfflineBannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Default 'You are offline'. */
  title?: ReactNode;
  /** One sentence about what still works and what doesn't. */
  children?: ReactNode;
  /** For applications that know better than the browser, which only knows whether there is a network. */
  isOnline?: boolean | undefined;
}

const Root = styled.div`
  > [data-part='said'] {
    ${VISUALLY_HIDDEN}
  }
  > [data-part='strip'] {
    display: flex;
    align-items: baseline;
    gap: ${space(8)};
    padding: ${space(8)} ${t('page')};
    border-block-end: 1px solid ${t('warning-line')};
    background: ${t('warning-tint')};
    color: ${t('ink')};
    ${type(13)}
  }
  > [data-part='strip'] > svg {
    flex: none;
    align-self: flex-start;
    margin-block-start: ${space(2)};
    color: ${t('warning-text')};
  }
  b {
    color: ${t('warning-text')};
    margin-inline-end: ${space(8)};
  }
  ${SMALL_SCREEN} {
    > [data-part='strip'] {
      padding-inline: ${space(12)};
    }
  }
  ${PRINT} {
    display: none;
  }
`;

function subscribe(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/**
 * A strip above the page while there is no connection, so that people know before they try to save. Keep it mounted, so
 * that screen readers announce losing and regaining the connection once each.
 */
export function OfflineBanner({ title, children, isOnline: givenIsOnline, ...rest }: OfflineBannerProps) {
  const { texts } = useDesign();
  const browserIsOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isOnline = givenIsOnline ?? browserIsOnline;
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  return (
    <Root role="status" {...rest}>
      {!isOnline && (
        <div data-part="strip">
          <TriangleAlertIcon />
          <p>
            <b>{title ?? texts.offline}</b> {children ?? texts.offlineHint}
          </p>
        </div>
      )}
      {isOnline && wasOffline && <p data-part="said">{texts.online}</p>}
    </Root>
  );
}
