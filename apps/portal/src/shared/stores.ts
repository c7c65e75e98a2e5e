import { safeStore } from './storage.ts';

/** Dies with the tab: current account, accounts list, sign-ins under way, drafts. */
export const sessionStore = safeStore(() => sessionStorage);

/** The access token; the settings of the frame (folded navigation) stay out of it, as the customer asked. */
export const localStore = safeStore(() => localStorage);
