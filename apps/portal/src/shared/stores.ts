import { safeStore } from './storage.ts';

/** Ends with the tab: current account, accounts list, pending sign-ins, drafts. */
export const sessionStore = safeStore(() => sessionStorage);

/** Only the access token. Settings of the frame, such as the folded navigation, stay out, as the specification asks. */
export const localStore = safeStore(() => localStorage);
