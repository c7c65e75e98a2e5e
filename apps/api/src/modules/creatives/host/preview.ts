import { buffer } from 'node:stream/consumers';
import { isReaderId } from '@mailroom/domain/merge/readers';
import { notFound } from '../../../errors.ts';
import { systemActor } from '../../../platform/database/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { draftIn } from '../draft/draft.repository.ts';
import { previewIn } from './host.repository.ts';
import { imagesOf } from '../revision/revision.repository.ts';
import { decodeHtml } from '../html/decode.ts';
import { isClientId } from '@mailroom/domain/verdicts/emailClients';
import type { Place } from '../check/finding.ts';
import { draw } from './drawAside.ts';
import type { Page } from './drawing.ts';
import { previewUrl } from './previewTicket.ts';
import type { Ticket } from './previewTicket.ts';
import { escapeHtml } from '../render/values.ts';

function page(inside: string): Page {
  const html = `<!doctype html><html><head><meta charset="utf-8"></head><body style="font:15px/1.5 monospace;white-space:pre-wrap">${inside}</body></html>`;
  return { html, script: '' };
}

interface View {
  showsImages: boolean;
  /** An e-mail client by caniemail's name, to draw the e-mail as it would; null draws it as written. */
  client: string | null;
  /** Whether that client is in dark mode. */
  isDark: boolean;
  /** A made-up reader by its id; null leaves merge fields as they are written. */
  reader: string | null;
  /** Places in the HTML to outline, the first one most. */
  marks: readonly Place[];
  /** Further places to outline, none more than another. */
  boxes: readonly Place[];
  /** Whether the page tells the portal which element is clicked. */
  isInspected: boolean;
}

/** Renders the page that a ticket names. The caller has checked the ticket. */
export async function renderPreview(
  deps: Deps,
  requestId: string,
  ticket: Ticket,
  { showsImages, client, isDark, reader, marks, boxes, isInspected }: View,
): Promise<Page> {
  const found = await deps.withActor(systemActor(requestId), 'read', async (tx) => {
    const row = await previewIn(tx, ticket.creative, ticket.revision);
    const draft = ticket.isDraft ? await draftIn(tx, ticket.creative, ticket.user) : undefined;
    return row && { row, draft, images: await imagesOf(tx, row.revision_id) };
  });
  // A draft that was saved or discarded is gone; its revision instead would be taken for it.
  if (!found || (ticket.isDraft && !found.draft)) throw notFound();
  if ((client !== null && !isClientId(client)) || (reader !== null && !isReaderId(reader))) throw notFound();
  const { row, images, draft } = found;
  if (row.html_key === null && !draft) {
    if (row.text_part === null) throw notFound();
    return page(escapeHtml(row.text_part));
  }
  const html = draft ? draft.html : decodeHtml(await buffer(await deps.files.read(row.html_key ?? '')));
  if (html === null) return page('This file is not text and can’t be shown.');
  const copies = new Map(images.filter((image) => image.key !== null).map((image) => [image.url, image.id]));
  // The page contains the addresses of its images, so they never open the draft.
  const address = new URL(previewUrl(deps, { ...ticket, isDraft: false }));
  const addressOf = (id: number): string => {
    address.pathname = `/${ticket.creative}/image/${id}`;
    return address.href;
  };
  const drawn = await draw({
    html,
    images: new Map(showsImages ? [...copies].map(([url, id]) => [url, addressOf(id)]) : []),
    marks,
    boxes,
    portal: isInspected ? deps.settings.publicUrl.origin : null,
    client,
    isDark,
    reader,
  });
  return drawn ?? page('This e-mail takes too long to be shown. Make it smaller, or nest its elements less deeply.');
}
