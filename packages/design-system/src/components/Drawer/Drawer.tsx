'use client';
import { lazy, Suspense, useState, type ReactNode, type Ref } from 'react';

const DrawerPanel = lazy(() => import('./DrawerPanel.tsx'));

export interface DrawerProps {
  /** Closed, it leaves the page, and what was typed in it is gone. */
  isOpen: boolean;
  /** Called by the close icon, Escape and a press outside. */
  onClose: () => void;
  /** Names the drawer; stays at the top while the rest scrolls. */
  title: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, the main one last; the foot stays while the rest scrolls. */
  actions?: ReactNode;
  /** While its work runs it can't be closed. False unless given. */
  isBusy?: boolean | undefined;
  /** The edge that it comes from, in reading direction; 'end' unless given. */
  side?: 'start' | 'end' | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  [data: `data-${string}`]: string | undefined;
}

/** Details or a longer form beside the page that one comes from. */
export function Drawer(props: DrawerProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense>
      <DrawerPanel {...props} />
    </Suspense>
  ) : null;
}
