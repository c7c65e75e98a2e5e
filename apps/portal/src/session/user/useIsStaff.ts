import { useQuery } from '@tanstack/react-query';
import { preferencesQuery } from './me.queries.ts';

/** Whether the user is staff, and may read and write what is for staff only. False until it is known. */
export function useIsStaff(): boolean {
  return useQuery(preferencesQuery).data?.is_staff ?? false;
}
