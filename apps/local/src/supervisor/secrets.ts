import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Generated once for this data folder: no secret has a default. */
export function secretKeys(dataFolder: string): string {
  const path = join(dataFolder, 'secret-keys');
  if (!existsSync(path)) writeFileSync(path, `k1:${randomBytes(32).toString('base64')}`, { mode: 0o600, flag: 'wx' });
  return readFileSync(path, 'utf8');
}
