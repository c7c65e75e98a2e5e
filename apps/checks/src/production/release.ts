import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shell } from './shell.ts';
import type { Site } from './site.ts';

/** Where the verbs and the built server read migrations. */
const FOLDERS = ['apps/api/migrations', 'apps/api/dist/apps/api/migrations'];

/** Adds migrations to the next release. At first it is a copy of the running one that shares its files. */
export async function addMigrations(shell: Shell, { app, next }: Site, files: Record<string, string>): Promise<void> {
  await shell.bash(`[ -d ${next} ] || cp --archive --link ${app} ${next}`);
  for (const folder of FOLDERS)
    for (const [name, sql] of Object.entries(files)) writeFileSync(join(next, folder, name), sql);
}
