import type { DataTexts } from './dataTexts.ts';
import type { DisplayTexts } from './displayTexts.ts';

/** The texts of the shell and of simple components, which the first screen needs. */
export const shellTexts = {
  areYouSure: 'Are you sure?',
  breadcrumbs: 'Breadcrumbs',
  busy: 'Working',
  cancel: 'Cancel',
  charactersLeft: (count: number) => (count === 1 ? 'One character left' : `${count} characters left`),
  charactersOver: (count: number) => (count === 1 ? 'One character too many' : `${count} characters too many`),
  clear: 'Clear',
  close: 'Close',
  confirm: 'Confirm',
  details: 'Details',
  dismiss: 'Dismiss',
  dismissAll: 'Dismiss all',
  errorSummary: (count: number) => (count === 1 ? 'One field needs a change' : `${count} fields need a change`),
  foldNavigation: 'Collapse',
  hidePassword: 'Hide password',
  /** Labels of keys on keyboards other than Apple's, by their English names ('Ctrl', 'Shift', …), where they differ. */
  keySigns: {} as Readonly<Record<string, string>>,
  loading: 'Loading',
  logout: 'Logout',
  mainNavigation: 'Main',
  meaningOfStatuses: 'What each status means',
  menu: 'Menu',
  more: (count: number) => `${count} more`,
  next: 'Next step',
  noNotices: 'No messages yet',
  notices: 'Messages',
  unread: 'Unread',
  offline: 'You are offline',
  offlineHint:
    'The data on this screen may be out of date. What you type stays here; save it when the connection is back.',
  online: 'You are online again',
  optional: 'optional',
  remove: (what: string) => `Remove ${what}`,
  required: 'required',
  retry: 'Try again',
  showPassword: 'Show password',
  skipToContent: 'Skip to content',
  skipToSearch: 'Skip to search',
  skipToRows: 'Skip to rows',
  skipToActions: 'Skip to actions',
  tabs: 'Sections',
  timeLeft: (seconds: number) =>
    seconds < 1
      ? 'almost done'
      : seconds < 90
        ? `about ${Math.ceil(seconds)} s left`
        : seconds < 5400
          ? `about ${Math.round(seconds / 60)} min left`
          : `about ${Math.round(seconds / 3600)} h left`,
  typeToConfirm: (name: string) => `Type “${name}” to confirm`,
  unfoldNavigation: 'Expand',
  whatDoesThisMean: 'What does this mean?',
  why: 'Why',
};

export type ShellTexts = typeof shellTexts;

/** All texts that components contain. An application may replace them. */
export type DesignTexts = ShellTexts & DataTexts & DisplayTexts;
