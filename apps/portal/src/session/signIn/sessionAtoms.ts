import { atom } from 'jotai';
import type { Session } from './session.ts';

/** Set once at the start; screens reach the session through hooks. */
export const sessionAtom = atom<Session | undefined>(undefined);

/** Why the last sign-in failed or the session ended; /login shows it instead of redirecting again. */
export const signInErrorAtom = atom<string | undefined>(undefined);

/** An open request to sign in again in a popup, because the page holds unsaved input. */
export const renewalDialogAtom = atom<((isRenewed: boolean) => void) | undefined>(undefined);
