import { buffer } from 'node:stream/consumers';
import { unavailable } from '../../../errors.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { CreativeType } from '../creatives.resource.ts';
import { decodeHtml } from '../html/decode.ts';
import { parseTemplate } from './template.ts';
import type { Template } from './template.ts';
import type { LinkKind } from '../html/linkKind.ts';

export interface Sender {
  fromName: string;
  fromEmail: string;
  replyTo: string | null;
  unsubscribeEmail: string | null;
  postalAddress: string;
}

interface SendLink {
  position: number;
  text: string;
  url: string;
  kind: LinkKind;
}

export interface RevisionForSend {
  id: number;
  creativeId: number;
  accountId: number;
  number: number;
  creativeType: CreativeType;
  subject: string;
  preheader: string;
  html: { key: string; sha256: string | null } | null;
  /** Images from a ZIP: their rows, and the names the HTML uses for them. */
  images: { id: number; url: string }[];
  text: string;
  sender: Sender | null;
  links: SendLink[];
  mergeFields: string[];
}

/** The address of an image from the ZIP for mail clients. It never expires, because mails are kept. */
function publicImage(deps: Deps, accountId: number, imageId: number): string {
  return new URL(
    `/i/${deps.secrets.sign('tracking', { account: accountId, image: imageId })}`,
    deps.settings.creativeHostUrl,
  ).href;
}

/** Reads and parses a revision's HTML once; `fillTemplate` then writes it for each recipient. */
export async function loadTemplate(deps: Deps, revision: RevisionForSend): Promise<Template> {
  const { html, subject, preheader, text, images, accountId } = revision;
  if (html === null) return parseTemplate({ html: null, subject, preheader, text });
  const source = decodeHtml(await buffer(await deps.files.read(html.key)));
  // Its check could read it, so the file store is broken.
  if (source === null) throw unavailable(60);
  const urls = new Map(images.map((image) => [image.url, publicImage(deps, accountId, image.id)]));
  return parseTemplate({ html: source, subject, preheader, text }, (url) => urls.get(url));
}
