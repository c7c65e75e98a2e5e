import { atom } from 'jotai';
import type { ReactNode } from 'react';

/** The specification's confirmation request: type, text, success action, cancel action. */
export interface Confirmation {
  /** 'confirm' has the heading 'Are you sure?'; 'danger' names what is deleted. */
  readonly type?: 'confirm' | 'danger';
  readonly text: ReactNode;
  readonly heading?: string;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** Confirm stays disabled until this name has been typed. */
  readonly typeToConfirm?: string;
}

export interface OpenConfirmation extends Confirmation {
  readonly answer: (isConfirmed: boolean) => void;
}

export const confirmationAtom = atom<OpenConfirmation | undefined>(undefined);
