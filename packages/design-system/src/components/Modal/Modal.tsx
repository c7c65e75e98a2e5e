'use client';
import { lazy, Suspense, useState, type ReactNode, type Ref } from 'react';

const ModalPanel = lazy(() => import('./ModalPanel.tsx'));

export const MODAL_SIZES = ['small', 'medium', 'large'] as const;
export type ModalSize = (typeof MODAL_SIZES)[number];

export interface ModalProps {
  isOpen: boolean;
  /** Called by the close icon, Escape and a press outside. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  /** 420, 560 or 960 px wide. */
  size?: ModalSize;
  /** While its work runs it can't be closed. */
  isBusy?: boolean;
  /** An alert dialog isn't closed by a press outside. */
  role?: 'dialog' | 'alertdialog';
  ref?: Ref<HTMLDivElement>;
  className?: string;
  [data: `data-${string}`]: string | undefined;
}

/** A question or a short task on top of the page, with a title and a close icon. */
export function Modal(props: ModalProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense>
      <ModalPanel {...props} />
    </Suspense>
  ) : null;
}
