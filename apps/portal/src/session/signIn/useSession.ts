import { useAtomValue } from 'jotai';
import { sessionAtom } from './sessionAtoms.ts';
import type { Session } from './session.ts';

export function useSession(): Session {
  const session = useAtomValue(sessionAtom);
  if (!session) throw new Error('The session was not set before the first screen was drawn');
  return session;
}
