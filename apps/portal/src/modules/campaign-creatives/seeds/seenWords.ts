import type { V2Schemas } from '@mailroom/api-client';

/** Says which revisions tests have brought to an address: 'Has got revisions 1, 2'. */
export function seenWords(seen: V2Schemas['TestSendHistory']['seen'], email: string): string {
  const revisions = seen.find((one) => one.email === email)?.revisions ?? [];
  if (revisions.length === 0) return 'Has got no test yet';
  return `Has got ${revisions.length === 1 ? 'revision' : 'revisions'} ${revisions.join(', ')}`;
}
