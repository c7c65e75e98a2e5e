import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pinnedBrowser } from '../../apps/checks/src/browser/pinnedBrowser.ts';
import { findChromium } from '../plays/chromium.ts';

const baselines = fileURLToPath(new URL('../snapshots/', import.meta.url));

/**
 * Where the pictures are. Letters depend on the browser and its fonts, so only pictures of the pinned browser, which brings its
 * own fonts, can be compared; `name` is undefined in any other.
 */
export function snapshotPlace() {
  const pinned = pinnedBrowser();
  const name = pinned && findChromium() === pinned.path ? pinned.name : undefined;
  const folder = `${baselines}${name}`;
  return {
    name,
    folder,
    hasBaselines: name !== undefined && existsSync(folder),
    diffs: fileURLToPath(new URL('../../test-results/snapshots', import.meta.url)),
  };
}
