import { atom } from 'jotai';
import type { Session } from './session.ts';

/** Set once at the start; screens reach the session through hooks. */
export const sessionAtom = atom<Session | undefined>(undefined);

/** Why the last sign-in failed or the session ended; shown by /login in place of a new redirect. */
export const signInErrorAtom = atom<string | undefined>(undefined);

/** An open question to sign in again in a popup, because the page holds what would be lost. */
export const renewalDialogAtom = atom<((isRenewed: boolean) => void) | undefined>(undefined);
