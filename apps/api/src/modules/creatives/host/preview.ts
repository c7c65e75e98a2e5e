import { buffer } from 'node:stream/consumers';
import { notFound } from '../../../errors.ts';
import { systemActor } from '../../../platform/database/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { draftIn } from '../draft/draft.repository.ts';
import { previewIn } from './host.repository.ts';
import { imagesOf } from '../revision/revision.repository.ts';
import { decodeHtml } from '../html/decode.ts';
import { previewHtml } from './previewHtml.ts';
import { previewUrl } from './previewTicket.ts';
import type { Ticket } from './previewTicket.ts';
import { escapeHtml } from '../render/values.ts';

function page(inside: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"></head><body style="font:15px/1.5 monospace;white-space:pre-wrap">${inside}</body></html>`;
}

interface View {
  showsImages: boolean;
  /** An e-mail client by caniemail's name, to draw the e-mail as it would; null draws it as written. */
  client: string | null;
  /** Whether that client is in dark mode. */
  isDark: boolean;
}

/** Renders the page that a ticket names. The caller has checked the ticket. */
export async function renderPreview(
  deps: Deps,
  requestId: string,
  ticket: Ticket,
  { showsImages, client, isDark }: View,
): Promise<string> {
  const found = await deps.withActor(systemActor(requestId), 'read', async (tx) => {
    const row = await previewIn(tx, ticket.creative, ticket.revision);
    const draft = ticket.isDraft ? await draftIn(tx, ticket.creative, ticket.user) : undefined;
    return row && { row, draft, images: await imagesOf(tx, row.revision_id) };
  });
  // A draft that was saved or discarded is gone; its revision instead would be taken for it.
  if (!found || (ticket.isDraft && !found.draft)) throw notFound();
  const { row, images, draft } = found;
  if (row.html_key === null && !draft) {
    if (row.text_part === null) throw notFound();
    return page(escapeHtml(row.text_part));
  }
  const html = draft ? draft.html : decodeHtml(await buffer(await deps.files.read(row.html_key ?? '')));
  if (html === null) return page('This file is not text and can’t be shown.');
  const copies = new Map(images.filter((image) => image.key !== null).map((image) => [image.url, image.id]));
  const addressOf = (url: string): string | undefined => {
    const id = showsImages ? copies.get(url) : undefined;
    if (id === undefined) return undefined;
    // The page contains the addresses of its images, so they never open the draft.
    const address = new URL(previewUrl(deps, { ...ticket, isDraft: false }));
    address.pathname = `/${ticket.creative}/image/${id}`;
    return address.href;
  };
  if (client === null) return previewHtml(html, addressOf);
  // Loaded on use: the data about clients take longer to load than an ordinary preview takes to serve.
  const { isClientId, simulateClient } = await import('./simulateClient.ts');
  if (!isClientId(client)) throw notFound();
  // Cleaned last, so that nothing which the simulation leaves or joins can run.
  return previewHtml(simulateClient(html, client, isDark), addressOf);
}
