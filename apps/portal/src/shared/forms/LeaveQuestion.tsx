import { UnsavedGuard, type UnsavedGuardProps } from '@mailroom/design-system';

/** The dialog of somebody who leaves with unsaved input. It loads once there is some. */
export function LeaveQuestion(props: Omit<UnsavedGuardProps, 'isDirty' | 'isLeaving'>) {
  return <UnsavedGuard isDirty={false} isLeaving {...props} />;
}
