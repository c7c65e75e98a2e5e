import { afterEach, expect, it, vi } from 'vitest';
import { memoryStore } from '../../shared/storage.ts';
import { createOidc } from './oidcClient.ts';
import { ORIGIN } from './testing.ts';

const ISSUER = 'https://issuer.test';
const settings = { issuer: ISSUER, clientId: 'portal', audience: 'https://api.test', creativeHost: '', version: '' };

afterEach(() => vi.unstubAllGlobals());

/** Answers as a provider whose session has ended since it gave the code. */
function answer(request: string | URL | Request): Response {
  const url = request instanceof Request ? request.url : String(request);
  return url.endsWith('/openid-configuration')
    ? Response.json({ issuer: ISSUER, authorization_endpoint: `${ISSUER}/auth`, token_endpoint: `${ISSUER}/token` })
    : Response.json({ error: 'invalid_grant', error_description: 'grant request is invalid' }, { status: 400 });
}

it.each([
  ['a renewal that asks nothing', { prompt: 'none' as const }, 'login_required'],
  ['a sign-in', {}, 'invalid_grant'],
])('S17 names what ended %s when its code is refused', async (_what, options, error) => {
  vi.stubGlobal('fetch', async (request: string | URL | Request) => answer(request));
  const oidc = createOidc(settings, ORIGIN, memoryStore());
  const state = new URL(await oidc.signInUrl(options)).searchParams.get('state') ?? '';
  const back = `${ORIGIN}/login/callback?code=c&state=${state}`;
  await expect(oidc.finishSignIn(back)).rejects.toMatchObject({ error });
});
