import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packTarball } from '../package/pack.setup.ts';
import { PUBLISHED_PACKAGES } from '../package/publishedPackages.ts';
import {
  hasIdentity,
  refusals,
  registryFor,
  send,
  waitingChanges,
  withoutChangelog,
  wouldSend,
} from '../package/release.ts';

// Publishes both packages to the registry that an .npmrc names. With `--dry-run` it only says what it would send.
const isDry = process.argv.includes('--dry-run');
const registry = await registryFor(process.env);
const reasons = [
  ...refusals(registry, waitingChanges()),
  ...withoutChangelog().map((name) => `CHANGELOG.md of ${name} has no section for its version.`),
];
if (!isDry && (registry === undefined || reasons.length > 0)) {
  console.error(`Nothing was published.\n${reasons.map((reason) => `- ${reason}`).join('\n')}`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'mailroom-release-'));
try {
  for (const name of PUBLISHED_PACKAGES) {
    const tarball = packTarball(name, folder);
    const { id, size, unpackedSize, entryCount } = await wouldSend(tarball);
    const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
    const what = `${id}: ${entryCount} files, ${kilobytes(size)} packed, ${kilobytes(unpackedSize)} unpacked`;
    if (isDry || registry === undefined) console.log(`Would send ${what}`);
    else console.log(`${what}: ${await send(tarball, registry, process.env)}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (isDry) {
  console.log(hasIdentity(process.env) ? 'With provenance.' : 'Without provenance: this run has no identity of a CI.');
  for (const reason of reasons) console.log(`A release would be refused: ${reason}`);
}
