import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { folderStore } from '../../../api/src/platform/files/folderStore.ts';
import { s3Store } from '../../../api/src/platform/files/s3Store.ts';
import { createSecrets } from '../../../api/src/platform/secrets/crypto.ts';
import { parseKeyring } from '../../../api/src/platform/secrets/keyring.ts';
import { loadDemo } from '../demo/load.ts';
import { hashPassword } from '../identity/password.ts';
import { withClient } from '../postgres/connect.ts';
import { writeUsers } from '../identity/users.ts';
import type { DemoUser } from '../identity/users.ts';

/** The password of every demo user. It opens only demo data on this machine. */
export const DEMO_PASSWORD = 'mailroom-demo';

export function isEmpty(ownerUrl: string): Promise<boolean> {
  return withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ found: boolean }>('select exists (select from users) as found');
    return !rows[0]?.found;
  });
}

/** Stores files and digests in the places and forms that the server expects. Calls `onPart` with what is being loaded. */
export async function loadDemoData(
  ownerUrl: string,
  env: Record<string, string>,
  scale: number,
  onPart?: (line: string) => void,
): Promise<void> {
  const url = new URL(env['FILES_URL'] ?? '');
  const store = url.protocol === 's3:' ? s3Store(url) : folderStore(url);
  const secrets = createSecrets(parseKeyring(env['SECRET_KEYS'] ?? ''));
  await loadDemo({
    ownerUrl,
    now: new Date(),
    scale,
    putFile: (key, content) => store.write(key, Readable.from([Buffer.from(content)])),
    addressDigest: (email) => secrets.digest('address', email),
    onPart,
  });
  store.close();
}

/** Tells the identity provider who can sign in: all users in the database with a subject. */
export async function publishUsers(ownerUrl: string, identityFolder: string): Promise<DemoUser[]> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const people = await withClient(ownerUrl, (client) =>
    client.query<Omit<DemoUser, 'passwordHash'>>(
      `select u.subject, u.email, u.first_name || ' ' || u.last_name as name, r.name as role
         from users u join role r on r.id = u.role_id
        where u.subject is not null and u.active and u.deleted_at is null
        order by u.id`,
    ),
  );
  const users = people.rows.map((user) => ({ ...user, passwordHash }));
  mkdirSync(identityFolder, { recursive: true });
  writeUsers(join(identityFolder, 'users.json'), users);
  return users;
}
