'use client';
import { lazy, type ReactNode, type Ref } from 'react';
import { LazyDialog } from './LazyDialog.tsx';

const ModalPanel = lazy(() => import('./ModalPanel.tsx'));

export const MODAL_SIZES = ['small', 'medium', 'large'] as const;
export type ModalSize = (typeof MODAL_SIZES)[number];

export interface ModalProps {
  /** A closed dialog leaves the page after its motion, and loses what was typed in it. */
  isOpen: boolean;
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
  /** Names the dialog. Stays at the top while the content scrolls. */
  title: ReactNode;
  /** The content. It scrolls when it is longer than the screen. */
  children?: ReactNode;
  /** Buttons at the foot, the main one last. They stay in view while the content scrolls. */
  actions?: ReactNode;
  /** Beside the buttons, at the start of the foot: what they will do, or another way. */
  note?: ReactNode;
  /** 420, 560 or 960 px wide; on small screens as wide as the screen. Default 'medium'. */
  size?: ModalSize | undefined;
  /** A width of your own, in px or as a CSS length: 720, '80vw'. On small screens the dialog is as wide as the screen. */
  width?: number | string | undefined;
  /** Can't be closed, because its work is running. Default false. */
  isBusy?: boolean | undefined;
  /** An alert dialog asks a question, and a press outside doesn't close it. Default 'dialog'. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Id of the text that screen readers read with the title. An alert dialog needs one. */
  'aria-describedby'?: string | undefined;
  /** The id of the panel, around title and content. */
  id?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  [data: `data-${string}`]: string | undefined;
}

/** A question or a short task on top of the page, with a title and a close button. */
export function Modal(props: ModalProps) {
  return (
    <LazyDialog isOpen={props.isOpen}>
      <ModalPanel {...props} />
    </LazyDialog>
  );
}
