import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { notFound } from '../../errors.ts';

const YEAR = 31_536_000;

/** The settings that the portal needs before anybody has signed in. */
function publicSettings(settings: Settings, version: string) {
  return {
    issuer: settings.oidcIssuer,
    clientId: settings.oidcClientId,
    audience: settings.oidcAudience,
    creativeHost: settings.creativeHostUrl.origin,
    tracking: settings.trackingUrl.origin,
    version,
  };
}

function isPage(accept: string | undefined): boolean {
  return accept?.includes('text/html') ?? false;
}

/**
 * The built portal with history fallback: every GET of a page outside /api is index.html. A hashed file that is gone
 * stays a 404, so that an old tab notices the new release.
 */
export async function servePortal(app: FastifyInstance, settings: Settings, version: string): Promise<void> {
  app.get('/config.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(publicSettings(settings, version)),
  );
  const root = resolve(settings.portalFolder);
  if (settings.portalFolder === '' || !existsSync(root)) return;
  await app.register(fastifyStatic, {
    root,
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
    globIgnore: ['**/*.map', '**/*.br', '**/*.gz'],
    // The build compresses its files in advance; clients that accept neither encoding get the plain file.
    preCompressed: true,
    wildcard: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(resolve(root, 'assets'));
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  });
  const page = (reply: FastifyReply) => reply.header('cache-control', 'no-cache').sendFile('index.html');
  app.get('/', (_request, reply) => page(reply));
  app.get('/*', (request, reply) => {
    // A search for 'mailroom.example' makes no file of a page.
    const [path = ''] = request.url.split('?');
    const isElsewhere = /^\/(api|assets)(\/|$)/.test(path) || /\.\w{1,8}$/.test(path);
    if (isElsewhere || !isPage(request.headers.accept)) throw notFound();
    return page(reply);
  });
}
