import { Suspense, useState, type ReactNode } from 'react';

interface LazyDialogProps {
  isOpen: boolean;
  /** The dialog itself, as a lazy component. */
  children: ReactNode;
}

/**
 * Renders a dialog from the first time it is opened, so that its code loads only then. Later it stays rendered while it
 * is closed, so that it can finish its closing motion.
 */
export function LazyDialog({ isOpen, children }: LazyDialogProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <Suspense>{children}</Suspense> : null;
}
