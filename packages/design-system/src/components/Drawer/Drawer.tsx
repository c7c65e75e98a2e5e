'use client';
import { lazy, Suspense, useState, type ReactNode, type Ref } from 'react';

const DrawerPanel = lazy(() => import('./DrawerPanel.tsx'));

export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  /** The edge that it comes from, in reading direction. */
  side?: 'start' | 'end';
  ref?: Ref<HTMLDivElement>;
  className?: string;
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
