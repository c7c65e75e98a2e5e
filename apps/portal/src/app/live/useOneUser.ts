import { useEffect } from 'react';
import { useCurrentUser } from '../../session/user/useCurrentUser.ts';
import { useSession } from '../../session/signIn/useSession.ts';

/**
 * Signs out when permissions and user record belong to different people, so that nobody works with another person's
 * permissions.
 */
export function useOneUser(): void {
  const session = useSession();
  const { isMismatch } = useCurrentUser();
  useEffect(() => {
    if (isMismatch) session.end('The server named two different users. Sign in again.');
  }, [isMismatch, session]);
}
