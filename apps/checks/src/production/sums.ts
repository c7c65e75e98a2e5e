import { tableSums } from '@mailroom/local/table-sums';
import type { Shell } from './shell.ts';
import type { Site } from './site.ts';

/** The checksum of each table of the installation's database. */
export function sumsOf({ database, ports }: Site): Promise<Map<string, string>> {
  return tableSums({ host: database, port: ports.postgres, user: 'postgres', database: 'mailroom' });
}

/** The tables whose content is the same in both. */
export function sameIn(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...one.keys()].filter((table) => one.get(table) === other.get(table)).toSorted();
}

/** The checksums of the files in the bucket, by name. */
export async function filesInBucket(shell: Shell): Promise<Map<string, string>> {
  const said = await shell.bash('rclone hashsum sha256 --download mailroom:mailroom-files/live');
  const lines = said.trim().split('\n');
  return new Map(lines.map((line) => line.split(/ +/).toReversed() as [string, string]));
}
