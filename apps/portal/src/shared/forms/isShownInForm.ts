import { isAborted, isInvalid, isStale } from '../errors/errorKinds.ts';

/** The errors that a form of `useRecordForm` shows itself, for `useWrite({ handles: isShownInForm })`. */
export function isShownInForm(error: unknown): boolean {
  return isStale(error) || isAborted(error) || (isInvalid(error) && Object.keys(error.fields).length > 0);
}
