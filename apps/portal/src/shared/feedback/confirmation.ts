import { atom } from 'jotai';
import type { ReactNode } from 'react';

/** The specification's confirmation request: type, text, success action, cancel action. */
export interface Confirmation {
  /** 'danger' for destructive actions: Confirm is red. Default 'confirm'. */
  readonly type?: 'confirm' | 'danger';
  /** The question, in the specification's words where it has one. */
  readonly text: ReactNode;
  /** A sentence that says what will happen. */
  readonly effect?: ReactNode;
  /** Confirm stays disabled until this name has been typed. */
  readonly typeToConfirm?: string;
}

export interface OpenConfirmation extends Confirmation {
  readonly answer: (isConfirmed: boolean) => void;
}

export const confirmationAtom = atom<OpenConfirmation | undefined>(undefined);
