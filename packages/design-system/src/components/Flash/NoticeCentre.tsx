'use client';
import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useDesign } from '../../provider/DesignContext.ts';
import { HeaderButton } from '../AppShell/HeaderButton.tsx';
import { BellIcon } from '../Icon/BellIcon.ts';
import { usePopover } from '../Popover/usePopover.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { Notice } from './FlashStack.tsx';

const NoticeList = lazy(() => import('./NoticeList.tsx').then((loaded) => ({ default: loaded.NoticeList })));

export interface NoticeCentreProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children'> {
  /** Every message of this session, the newest first. */
  notices: readonly Notice[];
  /** How many messages in `children` are unread. Added to the number on the bell. Default 0. */
  unread?: number | undefined;
  /** Messages that the application keeps beyond this session, shown above. A function receives a callback that closes the panel. */
  children?: ReactNode | ((close: () => void) => ReactNode);
}

/** The bell in the header. Messages can be read here after their flash has closed. */
export function NoticeCentre({ notices, unread = 0, children, ref, ...rest }: NoticeCentreProps) {
  const { texts } = useDesign();
  const [seen, setSeen] = useState<string | undefined>();
  const newest = notices[0]?.id;
  const { anchor, triggerProps, popup } = usePopover({
    title: texts.notices,
    isWide: true,
    content: (close) => (
      <Suspense>
        {children === undefined ? (
          <NoticeList notices={notices} />
        ) : (
          <Stack gap={12}>
            {typeof children === 'function' ? children(close) : children}
            {notices.length > 0 && <NoticeList label={texts.notices} hasTitle notices={notices} />}
          </Stack>
        )}
      </Suspense>
    ),
    onOpen: () => setSeen(newest),
  });
  const root = useMergedRef(anchor, ref);
  const seenAt = notices.findIndex((notice) => notice.id === seen);
  const unseen = unread + (seenAt === -1 ? notices.length : seenAt);
  return (
    <>
      <HeaderButton ref={root} {...rest} {...triggerProps}>
        <BellIcon label={texts.notices} />
        {unseen > 0 && <span data-part="count">{unseen > 99 ? '99+' : unseen}</span>}
      </HeaderButton>
      {popup}
    </>
  );
}
