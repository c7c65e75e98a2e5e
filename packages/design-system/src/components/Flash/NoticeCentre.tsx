'use client';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useDesign } from '../../provider/DesignContext.ts';
import { HeaderButton } from '../AppShell/HeaderButton.tsx';
import { BellIcon } from '../Icon/BellIcon.ts';
import { usePopover } from '../Popover/usePopover.tsx';
import type { Notice } from './FlashStack.tsx';

const NoticeList = lazy(() => import('./NoticeList.tsx').then((loaded) => ({ default: loaded.NoticeList })));

export interface NoticeCentreProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children'> {
  /** Every message of this session, the newest first. */
  notices: readonly Notice[];
}

/** The bell in the header. Messages can be read here after their flash has closed. */
export function NoticeCentre({ notices, ref, ...rest }: NoticeCentreProps) {
  const { texts } = useDesign();
  const [seen, setSeen] = useState<string | undefined>();
  const newest = notices[0]?.id;
  const { anchor, triggerProps, popup } = usePopover({
    title: texts.notices,
    content: (
      <Suspense>
        <NoticeList notices={notices} />
      </Suspense>
    ),
    onOpen: () => setSeen(newest),
  });
  const root = useMergedRef(anchor, ref);
  const seenAt = notices.findIndex((notice) => notice.id === seen);
  const unseen = seenAt === -1 ? notices.length : seenAt;
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
