import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Made once for this data folder: there is no default secret anywhere. */
export function secretKeys(dataFolder: string): string {
  const path = join(dataFolder, 'secret-keys');
  if (!existsSync(path)) writeFileSync(path, `k1:${randomBytes(32).toString('base64')}`, { mode: 0o600, flag: 'wx' });
  return readFileSync(path, 'utf8');
}
