import { buffer } from 'node:stream/consumers';
import { unavailable } from '../../../errors.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { RevisionForSend } from '../creatives.reads.ts';
import { decodeHtml } from '../html/decode.ts';
import { parseTemplate } from './template.ts';
import type { Template } from './template.ts';
import { withImageUrls } from '../html/replace-images.ts';

/** Where recipients' clients find an image that came in the ZIP; it never ends, as the mail doesn't. */
const publicImage = (deps: Deps, accountId: number, imageId: number): string =>
  new URL(`/i/${deps.secrets.sign('tracking', { account: accountId, image: imageId })}`, deps.settings.creativeHostUrl)
    .href;

/** Reads a revision's HTML and takes it apart once; `fillTemplate` then writes it for each recipient. */
export const loadTemplate = async (deps: Deps, revision: RevisionForSend): Promise<Template> => {
  const { html, subject, preheader, text, images, accountId } = revision;
  if (html === null) return parseTemplate({ html: null, subject, preheader, text });
  const source = decodeHtml(await buffer(await deps.files.read(html.key)));
  // It was read by its check, so it is text: what comes now instead is a broken store.
  if (source === null) throw unavailable(60);
  const urls = new Map(images.map((image) => [image.url, publicImage(deps, accountId, image.id)]));
  return parseTemplate({ html: withImageUrls(source, (url) => urls.get(url)), subject, preheader, text });
};
