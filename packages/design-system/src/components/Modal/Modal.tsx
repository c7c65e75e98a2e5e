'use client';
import { lazy, Suspense, useState, type ReactNode, type Ref } from 'react';

const ModalPanel = lazy(() => import('./ModalPanel.tsx'));

export const MODAL_SIZES = ['small', 'medium', 'large'] as const;
export type ModalSize = (typeof MODAL_SIZES)[number];

export interface ModalProps {
  /** Closed, it leaves the page at the end of its motion, and what was typed in it is gone. */
  isOpen: boolean;
  /** Called by the close icon, Escape and a press outside. */
  onClose: () => void;
  /** Names the dialog; stays at the top while the rest scrolls. */
  title: ReactNode;
  /** What scrolls when it is longer than the screen. */
  children?: ReactNode;
  /** Buttons at the foot, the main one last; the foot stays while the rest scrolls. */
  actions?: ReactNode;
  /** 420, 560 ('medium', unless given) or 960 px wide; on small screens as wide as the screen. */
  size?: ModalSize | undefined;
  /** While its work runs it can't be closed. False unless given. */
  isBusy?: boolean | undefined;
  /** 'dialog' unless given. An alert dialog asks something and isn't closed by a press outside. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Id of the words that are read with the title; what asks needs them. */
  'aria-describedby'?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
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
