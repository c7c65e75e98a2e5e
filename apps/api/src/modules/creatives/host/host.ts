import { isMendKind, MEND_KINDS, type MendKind } from '@mailroom/domain/verdicts/creativeMends';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound, unauthorized } from '../../../errors.ts';
import { systemActor } from '../../../platform/database/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { OriginRoutes } from '../../../contract/module.ts';
import type { SignIn } from '../../../contract/signIn.ts';
import type { Place } from '../html/finding.ts';
import { mayStillSee } from '../../accounts/accounts.reads.ts';
import { imageIn, previewIn, publicImage } from './host.repository.ts';
import { imageHeaders, previewHeaders } from './headers.ts';
import { KeptPages } from './keptPages.ts';
import { marksIn, type Numbered } from './marks.ts';
import { renderPreview } from './preview.ts';
import { readTicket } from './previewTicket.ts';
import type { Ticket } from './previewTicket.ts';

type Query = Readonly<Record<string, unknown>>;

function wholeNumber(value: unknown): number | null {
  return typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

function idOf(request: FastifyRequest, name: string): number {
  const id = wholeNumber((request.params as Query)[name]);
  if (id === null) throw notFound();
  return id;
}

/** The places of the HTML that the address lists under this name. */
function placesOf(query: Query, name: 'mark' | 'box'): Place[] {
  if (!(name in query)) return [];
  const places = marksIn(String(query[name]));
  if (!places) throw notFound();
  return places;
}

/** The elements that get a tag with a number, by the value in the address. */
const NUMBERED: ReadonlyMap<unknown, Numbered> = new Map([
  ['1', 'links'],
  ['boxes', 'boxes'],
]);

/** The kinds of findings that the address lists, whose safe changes the page shows. */
function mendsOf(query: Query): MendKind[] {
  if (!('mend' in query)) return [];
  const kinds = String(query['mend']).split(',');
  if (!kinds.every(isMendKind)) throw notFound();
  return MEND_KINDS.filter((kind) => kinds.includes(kind));
}

/** Reads a frame's ticket and refuses it once its user may no longer see the account's creatives. */
async function ticketOf(deps: Deps, request: FastifyRequest, creativeId: number): Promise<Ticket> {
  const { ticket: token } = request.query as Query;
  const ticket = typeof token === 'string' ? readTicket(deps, token) : null;
  if (!ticket || ticket.creative !== creativeId) throw unauthorized();
  const sees = await deps.withActor(systemActor(request.id), 'read', async (tx) => {
    const row = await previewIn(tx, creativeId, ticket.revision);
    if (!row) return false;
    return mayStillSee(tx, ticket.user, { accountId: row.account_id, permission: 'can_view_creative' });
  });
  if (!sees) throw notFound();
  return ticket;
}

/** Makes a ticket for a bearer token: the requested or newest revision. Another account's creative answers 404. */
async function signedInTicket(
  deps: Deps,
  signIn: SignIn,
  request: FastifyRequest,
  creativeId: number,
): Promise<Ticket> {
  const actor = await signIn(request);
  if (!actor.permissions.has('can_view_creative')) throw notFound();
  const { revision } = request.query as Query;
  const number = revision === undefined ? null : wholeNumber(revision);
  if (revision !== undefined && number === null) throw notFound();
  const row = await deps.withActor(actor, 'read', (tx) => previewIn(tx, creativeId, number));
  if (!row) throw notFound();
  return { creative: creativeId, revision: row.number, user: actor.userId };
}

function allowPortal(deps: Deps, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('vary', 'origin');
  if (request.headers.origin !== deps.settings.publicUrl.origin) return;
  reply.header('access-control-allow-origin', deps.settings.publicUrl.origin);
  reply.header('access-control-allow-headers', 'authorization');
  reply.header('access-control-allow-methods', 'GET');
  reply.header('access-control-max-age', '600');
}

async function send(
  deps: Deps,
  reply: FastifyReply,
  file: { key: string } | undefined,
  headers: Record<string, string>,
) {
  if (!file) throw notFound();
  return reply.headers(headers).send(await deps.files.read(file.key));
}

/** Serves uploaded content from a separate origin: sandboxed previews and copies of images. */
export const creativeHost: OriginRoutes = (app, deps, signIn) => {
  const pages = new KeptPages();
  const all = <T>(request: FastifyRequest, work: Parameters<typeof deps.withActor<T>>[2]) =>
    deps.withActor(systemActor(request.id), 'read', work);

  async function show(request: FastifyRequest, reply: FastifyReply, ticket: Ticket, isInspected: boolean) {
    const query = request.query as Query;
    const { html, script } = await renderPreview(deps, pages, request.id, ticket, {
      showsImages: query['images'] !== 'off',
      client: 'client' in query ? String(query['client']) : null,
      isDark: query['dark'] === '1',
      reader: 'reader' in query ? String(query['reader']) : null,
      marks: placesOf(query, 'mark'),
      boxes: placesOf(query, 'box'),
      numbered: NUMBERED.get(query['numbers']) ?? null,
      isInspected,
      mends: mendsOf(query),
    });
    return reply.headers(previewHeaders(deps.settings, script)).send(html);
  }

  app.options('/:id/creative.html', async (request, reply) => {
    allowPortal(deps, request, reply);
    return reply.code(204).send();
  });

  app.get('/:id/creative.html', async (request, reply) => {
    allowPortal(deps, request, reply);
    const creativeId = idOf(request, 'id');
    const ticket =
      'ticket' in (request.query as Query)
        ? await ticketOf(deps, request, creativeId)
        : await signedInTicket(deps, signIn, request, creativeId);
    return show(request, reply, ticket, false);
  });

  // Framed by the editor, which learns what is clicked. The only page with a script, so it needs a ticket.
  app.get('/:id/inspect', async (request, reply) =>
    show(request, reply, await ticketOf(deps, request, idOf(request, 'id')), true),
  );

  app.get('/:id/image/:image', async (request, reply) => {
    const ticket = await ticketOf(deps, request, idOf(request, 'id'));
    const revision = { creativeId: ticket.creative, number: ticket.revision };
    const image = await all(request, (tx) => imageIn(tx, revision, idOf(request, 'image')));
    return send(deps, reply, image, imageHeaders(image?.content_type ?? '', 'private, no-store'));
  });

  app.get('/i/:token', async (request, reply) => {
    const claims = deps.secrets.verify('tracking', String((request.params as Query)['token']), deps.clock.now());
    const { account, image: id } = claims ?? {};
    if (typeof account !== 'number' || typeof id !== 'number') throw notFound();
    const image = await all(request, (tx) => publicImage(tx, account, id));
    return send(deps, reply, image, imageHeaders(image?.content_type ?? '', 'public, max-age=31536000, immutable'));
  });
};
