import { useEffect } from 'react';
import { useCurrentUser } from '../../session/user/useCurrentUser.ts';
import { useSession } from '../../session/signIn/useSession.ts';

/** The permissions of one person must never meet the name of another: a mismatch signs out. */
export function useOneUser(): void {
  const session = useSession();
  const { isMismatch } = useCurrentUser();
  useEffect(() => {
    if (isMismatch) session.end('The server named two different users. Sign in again.');
  }, [isMismatch, session]);
}
