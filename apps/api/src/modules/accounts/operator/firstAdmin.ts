import { builtInGroups, builtInRoles } from '@mailroom/domain/access/roles';
import { check } from '@mailroom/domain/forms/validation';
import { BUILT_IN_VERTICALS } from '@mailroom/domain/constants';
import type { Tx } from '../../../platform/database/tx.ts';
import { activeSuperAdmins, addGroup, addRole, addVerticals, makeSuperAdmin } from './firstAdmin.repository.ts';
import { Refused } from './refused.ts';

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The name in 'jane.van-doe@example.com' is Jane Van Doe. A person can correct it in the portal. */
function nameOf(email: string): { firstName: string; lastName: string } {
  const words = (email.split('@')[0] ?? '').split(/[^\p{L}]+/u).filter((word) => word !== '');
  const [first = 'First', ...rest] = words.map(capitalised);
  return { firstName: first, lastName: rest.join(' ') || 'Admin' };
}

async function addMissing(tx: Tx): Promise<string[]> {
  const made: string[] = [];
  for (const { name, description, permissions } of builtInGroups)
    if ((await addGroup(tx, name, description, permissions)) !== undefined) made.push(`Added the group ${name}.`);
  for (const role of builtInRoles) if (await addRole(tx, role)) made.push(`Added the role ${role.name}.`);
  const verticals = await addVerticals(tx, BUILT_IN_VERTICALS);
  if (verticals > 0) made.push(`Added ${verticals} verticals.`);
  return made;
}

/**
 * Makes the first person who can sign in, with the built-in roles, groups and verticals that are absent. Returns a line
 * for each thing made. Refuses where an active Super Admin exists: from then on, people are added in the portal.
 */
export async function makeFirstAdmin(tx: Tx, address: string): Promise<string[]> {
  const email = address.trim().toLowerCase();
  const problem = check(email, ['required', 'email', { rule: 'length', max: 254 }], {
    field: 'email',
    now: new Date(0),
  });
  if (problem !== undefined) throw new Refused(`${address}: ${problem}`);
  const admins = await activeSuperAdmins(tx);
  if (admins.length > 0)
    throw new Refused(
      `Nothing was changed: ${admins.join(', ')} can already administer. Add more people in the portal.`,
    );
  const made = await addMissing(tx);
  const isNew = await makeSuperAdmin(tx, { email, ...nameOf(email) });
  made.push(isNew ? `Added ${email} as Super Admin.` : `Made the existing user ${email} an active Super Admin.`);
  made.push(
    'They can sign in as soon as the issuer vouches for that address (email and email_verified in the access token).',
  );
  return made;
}
