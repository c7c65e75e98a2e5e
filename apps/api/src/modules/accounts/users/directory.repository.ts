import type { Permission } from '@mailroom/domain/access/permissions';
import { sql } from 'kysely';
import type { Directory, SignedIn } from '../../../platform/auth/loadUser.ts';
import type { Claims } from '../../../platform/auth/token.ts';
import { arrayOf, bool, int, oneOf, text, type Ask } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const USER = {
  id: int,
  role: text,
  is_staff: bool,
  is_linked: bool,
  is_noted: bool,
  permissions: arrayOf(oneOf<Permission>()),
  accounts: arrayOf(int),
};

/** Sessions that are kept per user; a call of an older one counts as a new sign-in. */
const KEPT_SESSIONS = 20;

/** A user who was added by e-mail address is found by that address at the first sign-in, if the issuer has verified it. */
async function find(
  ask: Ask,
  { subject, email, sessionId, issuedAt }: Claims,
  now: Date,
): Promise<SignedIn | undefined> {
  const [user] = await ask(
    USER,
    sql`select * from signed_in_user(${subject}, ${email?.toLowerCase() ?? null}, ${sessionId ?? null}, ${issuedAt}, ${now})`,
  );
  return user;
}

async function link(tx: Tx, id: number, subject: string): Promise<void> {
  await tx.updateTable('users').set({ subject }).where('id', '=', id).where('subject', 'is', null).execute();
}

/** Only the first of several calls that arrive together changes the row. */
async function noteSignIn(tx: Tx, id: number, { sessionId }: Claims): Promise<void> {
  const sessions = sessionId === undefined ? [] : [sessionId];
  await sql`
    update users u set noted_sessions = (${sql.val(sessions)}::text[] || u.noted_sessions)[1:${sql.lit(KEPT_SESSIONS)}],
           last_sign_in_at = case when is_noted(u.last_sign_in_at, u.noted_sessions, null, business_now()) then u.last_sign_in_at
                                  else business_now() end
     where u.id = ${id} and not is_noted(u.last_sign_in_at, u.noted_sessions, ${sessionId ?? null}::text, business_now())`.execute(
    tx,
  );
}

/** The users of this installation, as sign-in needs them. */
export const directory: Directory = { find, link, noteSignIn };
