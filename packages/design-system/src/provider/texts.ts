import { dataTexts } from './dataTexts.ts';

/** Every word that the components say by themselves. An application may hand over its own. */
export const defaultTexts = {
  areYouSure: 'Are you sure?',
  breadcrumbs: 'Breadcrumbs',
  busy: 'Working',
  cancel: 'Cancel',
  close: 'Close',
  confirm: 'Confirm',
  details: 'Details',
  dismiss: 'Dismiss',
  errorSummary: (count: number) => (count === 1 ? 'One field needs a change' : `${count} fields need a change`),
  foldNavigation: 'Collapse',
  hidePassword: 'Hide password',
  increase: 'Increase',
  decrease: 'Decrease',
  loading: 'Loading',
  logout: 'Logout',
  mainNavigation: 'Main',
  menu: 'Menu',
  more: (count: number) => `${count} more`,
  next: 'Next step',
  noNotices: 'No messages yet',
  notices: 'Messages',
  optional: 'optional',
  remove: (what: string) => `Remove ${what}`,
  retry: 'Try again',
  showPassword: 'Show password',
  skipToContent: 'Skip to content',
  typeToConfirm: (name: string) => `Type “${name}” to confirm`,
  unfoldNavigation: 'Expand',
  why: 'Why',
  ...dataTexts,
};

export type DesignTexts = typeof defaultTexts;
