import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { loadAssets } from '../pages/assets.ts';
import { isLoopbackHost } from '../pages/loopback.ts';
import { loadKeys } from './keys.ts';
import { createProvider } from './provider.ts';
import { signIn } from './signIn.ts';
import { StateFile } from './stateFile.ts';
import { usersFrom } from './users.ts';

interface IdentityOptions {
  /** Keys, sessions and `users.json`, which the demo data writes with `writeUsers`. */
  folder: string;
  /** 0 lets the system choose. */
  port: number;
  portalUrl: string;
  clientId?: string;
  audience?: string;
  accessTokenSeconds?: number;
  refreshTokens?: boolean;
}

export interface Identity {
  issuer: string;
  stop: () => Promise<void>;
}

export const DEFAULT_CLIENT_ID = 'mailroom-portal';
export const DEFAULT_AUDIENCE = 'urn:mailroom:api';

/**
 * An OpenID Connect provider for development and demos. It signs in anybody on its list of users, so it listens on
 * loopback only.
 */
export async function startIdentity(options: IdentityOptions): Promise<Identity> {
  const portal = new URL(options.portalUrl).origin;
  const server = createServer();
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const users = usersFrom(join(options.folder, 'users.json'));
  const state = new StateFile(join(options.folder, 'state.json'));
  const provider = createProvider({
    issuer,
    clientId: options.clientId ?? DEFAULT_CLIENT_ID,
    portalUrl: portal,
    audience: options.audience ?? DEFAULT_AUDIENCE,
    accessTokenSeconds: options.accessTokenSeconds ?? 600,
    refreshTokens: options.refreshTokens ?? true,
    keys: loadKeys(join(options.folder, 'keys.json')),
    state,
    users,
  });
  provider.on('server_error', (_, error) => console.error(error));
  const answer = provider.callback();
  const assets = loadAssets();
  const policy = `default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${portal}`;
  server.on('request', (request, response) => {
    response.setHeader('content-security-policy', policy);
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('referrer-policy', 'no-referrer');
    if (!isLoopbackHost(request.headers.host)) {
      response.writeHead(421).end();
      return;
    }
    const asset = assets.get(request.url ?? '');
    if (asset) {
      response.writeHead(200, { 'content-type': asset.type, 'cache-control': 'max-age=3600' }).end(asset.body);
    } else if (request.url?.startsWith('/sign-in/')) {
      void signIn(provider, users, portal, request, response);
    } else {
      void answer(request, response);
    }
  });
  return {
    issuer,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await state.saved();
    },
  };
}
