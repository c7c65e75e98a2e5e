import { buffer } from 'node:stream/consumers';
import { strToU8, zipSync, type Zippable } from 'fflate';
import type { Deps } from '../../../platform/deps.ts';
import { zipPath } from '../html/zipPath.ts';
import type { RevisionForSend } from './loadTemplate.ts';

/** The same on every node, in every zone: a ZIP has local times, and the same creative must give the same bytes. */
const PACKED_AT = new Date(2000, 0, 1);

/** Compressed images hardly get smaller. */
const IMAGE_LEVEL = 0;

/**
 * Packs a revision as a ZIP: `creative.html` as it was uploaded, with its merge fields, its images under the names that the
 * HTML uses, `creative.txt`, and `creative.json` with subject, preheader and sender. A revision has at most a few MB.
 */
export async function packCreative(
  deps: Deps,
  revision: RevisionForSend,
  images: readonly { url: string; key: string }[],
): Promise<Buffer> {
  const { html, text, subject, preheader, sender, number } = revision;
  const facts = {
    subject,
    preheader,
    from_name: sender?.fromName ?? null,
    from_email: sender?.fromEmail ?? null,
    reply_to: sender?.replyTo ?? null,
    postal_address: sender?.postalAddress ?? null,
    revision: number,
  };
  const files: Zippable = {};
  for (const { url, key } of images) {
    files[zipPath(url)] = [await buffer(await deps.files.read(key)), { level: IMAGE_LEVEL }];
  }
  if (html !== null) files['creative.html'] = await buffer(await deps.files.read(html.key));
  files['creative.txt'] = strToU8(text);
  files['creative.json'] = strToU8(`${JSON.stringify(facts, null, 2)}\n`);
  return Buffer.from(zipSync(files, { mtime: PACKED_AT }));
}
