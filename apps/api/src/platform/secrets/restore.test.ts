import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startDebianPostgres } from '@mailroom/local/debian-postgres';
import { tableSums } from '@mailroom/local/table-sums';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { desk } from '../../testing/audiences.ts';
import { backupOf } from '../../testing/backup.ts';
import { sentProduct } from '../../testing/launches.ts';
import { databaseUrl } from '../../testing/template.ts';

/** It prepares and starts a second server. */
const LONGEST = 240_000;

const SECRET_KEYS = `k1:${randomBytes(32).toString('base64')}`;

let app: TestApp;
let folder: string;
let installId: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mailroom-restore-'));
  // PostgreSQL doesn't run as root, and its data is in a folder below.
  chmodSync(folder, 0o711);
  app = await testApp({ partial: true, settings: { SECRET_KEYS } });
  const { accountId } = await sentProduct(app, { members: 40, product: { volume_ordered: 40 } });
  await (await desk(app, accountId)).imported('email\nann@letters.test\nbob@letters.test\n');
  const keeper = await app.user({
    accounts: [accountId],
    permissions: ['can_add_install', 'can_access_internal_sftp'],
  });
  const install = { account_id: accountId, kind: 'sftp', name: 'Print', host: 'sftp.example', user: 'mailroom' };
  const made = await app.as(keeper).post('/api/v1/install', { ...install, password: 'canary-password-9c1' });
  installId = made.body.id;
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

it(
  'R33 restores a backup on an empty server and an empty folder: equal checksums, and the secrets open',
  async () => {
    const backup = await backupOf(app.ownerUrl);
    if (!backup)
      return console.warn('Not checked here: R33. It needs Debian’s pg_dump of the server’s version, as .ci/run has.');
    const name = new URL(app.app.deps.settings.databaseUrl).pathname.slice(1);
    const before = await tableSums({ connectionString: backup.superuserUrl(name) });
    const [roles, dump, files] = [join(folder, 'roles.sql'), join(folder, 'mailroom.dump'), join(folder, 'files')];
    backup.run('pg_dumpall', '--roles-only', `--file=${roles}`, `--dbname=${backup.superuserUrl('postgres')}`);
    backup.run('pg_dump', '--format=custom', `--file=${dump}`, backup.superuserUrl(name));
    cpSync(app.filesFolder, files, { recursive: true });

    const empty = await startDebianPostgres({ programs: backup.programs, folder: join(folder, 'pg') });
    const at = (user: string, database: string): string =>
      databaseUrl(`postgresql:///?host=${empty.socket}&user=${user}`, database);
    backup.run('psql', '--quiet', `--file=${roles}`, at('postgres', 'postgres'));
    backup.run('pg_restore', '--create', '--exit-on-error', `--dbname=${at('postgres', 'postgres')}`, dump);
    expect(Object.fromEntries(await tableSums({ connectionString: at('postgres', name) }))).toEqual(
      Object.fromEntries(before),
    );

    const restored = await testApp({
      partial: true,
      settings: { SECRET_KEYS },
      database: {
        name,
        ownerUrl: at('mailroom_owner', name),
        appUrl: at('mailroom_app', name),
        jobsUrl: at('mailroom_jobs', name),
        drop: async () => {},
      },
    });
    cpSync(files, restored.filesFolder, { recursive: true });
    const { secrets, store } = restored.app.deps;
    const [sealed] = await restored.sql<{ password_cipher: string }>(
      'select password_cipher from install where id = $1',
      [installId],
    );
    const password = secrets.open('install', `install:${installId}:password_cipher`, sealed?.password_cipher ?? '');
    expect(password).toBe('canary-password-9c1');
    const [upload] = await restored.sql<{ key: string; sha256: string }>(
      `select key, sha256 from file where kind = 'audience_csv' order by id desc limit 1`,
    );
    const bytes = await buffer(await store.read(upload?.key ?? ''));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(upload?.sha256);
    await restored.close();
    await empty.stop();
  },
  LONGEST,
);
