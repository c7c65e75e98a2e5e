import { atom } from 'jotai';
import type { ReactNode } from 'react';

/** The specification's confirmation request: type, text, success action, cancel action. */
export interface Confirmation {
  /** 'confirm' is headed 'Are you sure?'; 'danger' says what is destroyed. */
  readonly type?: 'confirm' | 'danger';
  readonly text: ReactNode;
  readonly heading?: string;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** Confirm waits until this name has been typed. */
  readonly typeToConfirm?: string;
}

export interface OpenConfirmation extends Confirmation {
  readonly answer: (isConfirmed: boolean) => void;
}

export const confirmationAtom = atom<OpenConfirmation | undefined>(undefined);
