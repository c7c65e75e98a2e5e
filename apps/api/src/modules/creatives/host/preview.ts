import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { isReaderId } from '@mailroom/domain/merge/readers';
import type { MendKind } from '@mailroom/domain/verdicts/creativeMends';
import { notFound } from '../../../errors.ts';
import { systemActor } from '../../../platform/database/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { draftHashIn, draftIn, sourceIn } from '../revision/draft.repository.ts';
import { mendFactsIn, mendWishes } from '../mend/mendFacts.ts';
import { previewIn } from './host.repository.ts';
import { imagesOf } from '../revision/revision.repository.ts';
import { NOT_TEXT, overWords } from '../html/bounds.ts';
import { isClientId } from '@mailroom/domain/verdicts/emailClients';
import type { Place } from '../html/finding.ts';
import { draw } from './drawAside.ts';
import type { Page } from './drawing.ts';
import type { KeptPages } from './keptPages.ts';
import type { Numbered } from './marks.ts';
import { previewUrl } from './previewTicket.ts';
import type { Ticket } from './previewTicket.ts';
import { escapeHtml } from '../html/values.ts';

function page(inside: string): Page {
  const html = `<!doctype html><html><head><meta charset="utf-8"></head><body style="font:15px/1.5 monospace;white-space:pre-wrap">${inside}</body></html>`;
  return { html, script: '' };
}

/** A name for all that a page is made of. */
function nameOf(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64');
}

interface View {
  showsImages: boolean;
  /** An e-mail client by caniemail's name, to draw the e-mail as it would; null draws it as written. */
  client: string | null;
  /** Whether that client is in dark mode. */
  isDark: boolean;
  /** A made-up reader by its id; null leaves merge fields as they are written. */
  reader: string | null;
  /** Places in the HTML to outline, the first one more strongly than the others. */
  marks: readonly Place[];
  /** Further places to outline, all alike. */
  boxes: readonly Place[];
  /** The elements that show a number in a small tag; null: none. */
  numbered: Numbered | null;
  /** Whether the page tells the portal which element is clicked. */
  isInspected: boolean;
  /** The kinds of findings whose safe changes are made before the HTML is drawn. */
  mends: readonly MendKind[];
}

/** Stands for the ticket in a kept page, until each caller's own replaces it. Nobody can guess it and write it into an e-mail. */
const TICKET = randomBytes(16).toString('hex');

/** The HTML that a ticket names, without its bytes. */
interface Source {
  /** Names the content: other content has another name. */
  name: string;
  read: () => Promise<Uint8Array | string>;
}

function draftSource(deps: Deps, requestId: string, { creative, user }: Ticket, hash: string): Source {
  const read = async (): Promise<string> => {
    const { draft, now } = await deps.withActor(systemActor(requestId), 'read', async (tx) => ({
      now: await draftHashIn(tx, creative, user),
      draft: await draftIn(tx, creative, user),
    }));
    // It was saved again or discarded while its page waited. Its writer’s editor then asks for the new one.
    if (!draft || now !== hash) throw notFound();
    return draft.html;
  };
  return { name: `draft ${user} ${hash}`, read };
}

/** Renders the page that a ticket names. The caller has checked the ticket. */
export async function renderPreview(
  deps: Deps,
  pages: KeptPages,
  requestId: string,
  ticket: Ticket,
  { showsImages, client, isDark, reader, marks, boxes, numbered, isInspected, mends }: View,
): Promise<Page> {
  const found = await deps.withActor(systemActor(requestId), 'read', async (tx) => {
    const row = await previewIn(tx, ticket.creative, ticket.revision);
    const draft = ticket.isDraft ? await draftHashIn(tx, ticket.creative, ticket.user) : undefined;
    const mended = mends.length > 0 ? await sourceIn(tx, ticket.creative, ticket.revision) : undefined;
    const facts = mended && (await mendFactsIn(tx, mended, mends));
    return row && { row, draft, facts, images: await imagesOf(tx, row.revision_id) };
  });
  // A draft that was saved or discarded is gone; its revision instead would be taken for it.
  if (!found || (ticket.isDraft && !found.draft)) throw notFound();
  if ((client !== null && !isClientId(client)) || (reader !== null && !isReaderId(reader))) throw notFound();
  const { row, images, draft, facts } = found;
  const key = row.html_key;
  if (key === null && !draft) {
    if (row.text_part === null) throw notFound();
    return page(escapeHtml(row.text_part));
  }
  const source: Source = draft
    ? draftSource(deps, requestId, ticket, draft)
    : {
        name: 'revision',
        read: async () => buffer(await deps.files.read(key ?? '')),
      };
  const copies = showsImages ? images.filter((image) => image.key !== null) : [];
  // The page contains the addresses of its images, so their ticket must not open the draft.
  const address = new URL(previewUrl(deps, { ...ticket, isDraft: false }));
  const ownTicket = encodeURIComponent(address.searchParams.get('ticket') ?? '');
  address.searchParams.set('ticket', TICKET);
  const addressOf = (id: number): string => {
    address.pathname = `/${ticket.creative}/image/${id}`;
    return address.href;
  };
  const wishes = {
    images: new Map(copies.map(({ url, id }) => [url, addressOf(id)])),
    marks,
    boxes,
    numbered,
    portal: isInspected ? deps.settings.publicUrl.origin : null,
    client,
    isDark,
    reader,
  };
  const drawing = async () => ({
    ...wishes,
    mend: facts ? await mendWishes(deps.files, facts) : null,
    html: await source.read(),
  });
  const name = nameOf(row.revision_id, source.name, { ...wishes, images: [...wishes.images] }, facts);
  const drawn = await pages.get(name, ticket.user, () => draw(drawing, ticket.user));
  if (drawn === null || typeof drawn === 'string')
    return page(`This e-mail can’t be shown: ${drawn === null ? NOT_TEXT : overWords[drawn]}.`);
  return { ...drawn, html: drawn.html.replaceAll(TICKET, ownTicket) };
}
