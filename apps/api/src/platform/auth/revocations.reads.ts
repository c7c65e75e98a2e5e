import { sql, type RawBuilder } from 'kysely';
import type { Claims } from './token.ts';

/** Part of a condition: whether the session or the subject was signed out after the token was issued. */
export function isRevoked({ sessionId, subject, issuedAt }: Claims): RawBuilder<boolean> {
  return sql<boolean>`exists (select from revocation v
    where ((v.kind = 'session' and v.value = ${sessionId ?? null}) or (v.kind = 'subject' and v.value = ${subject}))
      and v.issued_before >= ${issuedAt})`;
}
