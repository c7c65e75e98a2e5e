import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CookieJar, signInByCode } from './codeFlow.ts';
import { DEFAULT_AUDIENCE, DEFAULT_CLIENT_ID, startIdentity } from './identity.ts';
import type { Identity } from './identity.ts';
import { hashPassword } from './password.ts';
import { writeUsers } from './users.ts';

const PORTAL_URL = 'http://localhost:4600';
const REDIRECT_URI = `${PORTAL_URL}/login/callback`;
const folder = mkdtempSync(join(tmpdir(), 'mailroom-identity-'));
const anna = { email: 'anna.berg@mailroom.test', password: 'correct horse' };

let identity: Identity;

function flow(credentials: { email: string; password: string } | { subject: string }, jar?: CookieJar) {
  return signInByCode(
    { issuer: identity.issuer, clientId: DEFAULT_CLIENT_ID, redirectUri: REDIRECT_URI, credentials },
    jar,
  );
}

const challenge = createHash('sha256').update(randomBytes(32)).digest('base64url');

function authorization(extra: Record<string, string>): URL {
  const query = {
    client_id: DEFAULT_CLIENT_ID,
    response_type: 'code',
    redirect_uri: REDIRECT_URI,
    scope: 'openid',
    state: 's',
  };
  return new URL(`${identity.issuer}/auth?${new URLSearchParams({ ...query, ...extra })}`);
}

function returned(response: Response): URLSearchParams {
  return new URL(response.headers.get('location') ?? '', PORTAL_URL).searchParams;
}

async function refresh(
  token: string,
  origin = PORTAL_URL,
): Promise<{ status: number; body: Record<string, string>; allowed: string | null }> {
  const response = await fetch(`${identity.issuer}/token`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ grant_type: 'refresh_token', client_id: DEFAULT_CLIENT_ID, refresh_token: token }),
  });
  const allowed = response.headers.get('access-control-allow-origin');
  return { status: response.status, body: (await response.json()) as Record<string, string>, allowed };
}

beforeAll(async () => {
  const passwordHash = await hashPassword(anna.password);
  writeUsers(join(folder, 'users.json'), [
    { subject: 'demo|anna', email: anna.email, name: 'Anna <Berg>', role: 'Super Admin', passwordHash },
    { subject: 'demo|ben', email: 'ben@mailroom.test', name: 'Ben Ito', role: 'Order Manager', passwordHash },
    { subject: 'demo|cleo', email: 'cleo@mailroom.test', name: 'Cleo Marsh', role: 'Order Manager', passwordHash },
  ]);
  identity = await startIdentity({ folder, port: 0, portalUrl: PORTAL_URL });
});

afterAll(async () => {
  await identity.stop();
  rmSync(folder, { recursive: true });
});

describe('the code flow', () => {
  it('ends in an access token for the API and an ID token that says who it is', async () => {
    const tokens = await flow(anna);
    const keys = createRemoteJWKSet(new URL(`${identity.issuer}/jwks`));
    const expected = { issuer: identity.issuer, audience: DEFAULT_AUDIENCE, algorithms: ['RS256'], typ: 'at+jwt' };
    const { payload } = await jwtVerify(tokens.access_token, keys, expected);
    expect(payload.sub).toBe('demo|anna');
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(600);
    const who = decodeJwt(tokens.id_token);
    expect(who).toMatchObject({ sub: 'demo|anna', email: anna.email, name: 'Anna <Berg>', sid: payload['sid'] });
    expect(payload['sid']).toEqual(expect.any(String));
  });

  it('signs a demo user in by one click', async () => {
    expect(decodeJwt((await flow({ subject: 'demo|ben' })).access_token).sub).toBe('demo|ben');
  });

  it('refuses a wrong password, an unknown address and an unknown subject alike', async () => {
    await expect(flow({ ...anna, password: 'wrong' })).rejects.toThrow('don’t belong together');
    await expect(flow({ email: 'nobody@mailroom.test', password: anna.password })).rejects.toThrow(
      'don’t belong together',
    );
    await expect(flow({ subject: 'demo|nobody' })).rejects.toThrow('don’t belong together');
  });

  it('refuses a request without PKCE, or with the plain method', async () => {
    const jar = new CookieJar();
    expect(returned(await jar.fetch(authorization({}))).get('error')).toBe('invalid_request');
    const plain = authorization({ code_challenge: challenge, code_challenge_method: 'plain' });
    expect(returned(await jar.fetch(plain)).get('error')).toBe('invalid_request');
  });

  it('renews without a page while the session lasts, and says so when there is none', async () => {
    const silent = { prompt: 'none', code_challenge: challenge, code_challenge_method: 'S256' };
    const jar = new CookieJar();
    await flow(anna, jar);
    expect(returned(await jar.fetch(authorization(silent))).get('code')).toEqual(expect.any(String));
    expect(returned(await new CookieJar().fetch(authorization(silent))).get('error')).toBe('login_required');
  });
});

describe('refresh tokens', () => {
  it('rotate, and one that is used twice ends the whole grant', async () => {
    const { refresh_token: first = '' } = await flow(anna);
    const second = await refresh(first);
    expect(second.status).toBe(200);
    expect(second.body['refresh_token']).not.toBe(first);
    expect((await refresh(first)).body['error']).toBe('invalid_grant');
    expect((await refresh(second.body['refresh_token'] ?? '')).body['error']).toBe('invalid_grant');
  });

  it('are readable only from the portal’s origin', async () => {
    expect((await refresh('x')).allowed).toBe(PORTAL_URL);
    expect((await refresh('x', 'http://elsewhere.test')).allowed).toBeNull();
  });

  it('outlive a restart of the provider, with the session and the keys', async () => {
    const jar = new CookieJar();
    const before = await flow(anna, jar);
    const port = Number(new URL(identity.issuer).port);
    await identity.stop();
    identity = await startIdentity({ folder, port, portalUrl: PORTAL_URL });
    expect((await refresh(before.refresh_token ?? '')).status).toBe(200);
    const silent = { prompt: 'none', code_challenge: challenge, code_challenge_method: 'S256' };
    expect(returned(await jar.fetch(authorization(silent))).get('code')).toEqual(expect.any(String));
  });

  it('are not given where the settings say so', async () => {
    const other = mkdtempSync(join(tmpdir(), 'mailroom-identity-'));
    const plain = await startIdentity({
      folder: other,
      port: 0,
      portalUrl: PORTAL_URL,
      refreshTokens: false,
      accessTokenSeconds: 2,
    });
    writeUsers(join(other, 'users.json'), [
      { subject: 's', email: 'a@b.test', name: 'A', role: 'R', passwordHash: '' },
    ]);
    const tokens = await signInByCode({
      issuer: plain.issuer,
      clientId: DEFAULT_CLIENT_ID,
      redirectUri: REDIRECT_URI,
      credentials: { subject: 's' },
    });
    expect(tokens.refresh_token).toBeUndefined();
    expect(tokens.expires_in).toBe(2);
    await plain.stop();
    rmSync(other, { recursive: true });
  });
});

describe('signing out', () => {
  it('ends the session and its refresh token, and goes back to the portal without a question', async () => {
    const jar = new CookieJar();
    const tokens = await flow(anna, jar);
    const after = `${PORTAL_URL}/logout/callback`;
    const out = new URL(
      `${identity.issuer}/session/end?${new URLSearchParams({ id_token_hint: tokens.id_token, post_logout_redirect_uri: after })}`,
    );
    const page = await (await jar.fetch(out)).text();
    const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
    expect(page).toContain('src="/assets/leave.js"');
    const left = await jar.fetch(new URL(action), {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    });
    expect(left.headers.get('location')).toBe(after);
    expect((await refresh(tokens.refresh_token ?? '')).body['error']).toBe('invalid_grant');
    const silent = { prompt: 'none', code_challenge: challenge, code_challenge_method: 'S256' };
    expect(returned(await jar.fetch(authorization(silent))).get('error')).toBe('login_required');
  });
});

describe('the sign-in page', () => {
  it('lists the demo users, the first of each role in front, and needs nothing from elsewhere', async () => {
    const jar = new CookieJar();
    const start = authorization({ code_challenge: challenge, code_challenge_method: 'S256' });
    const location = (await jar.fetch(start)).headers.get('location') ?? '';
    const response = await jar.fetch(new URL(location, identity.issuer));
    const page = await response.text();
    expect(page).toContain('Anna &lt;Berg&gt;');
    expect(page.indexOf('Ben Ito')).toBeLessThan(page.indexOf('1 more demo user<'));
    expect(page.indexOf('1 more demo user<')).toBeLessThan(page.indexOf('Cleo Marsh'));
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).not.toMatch(/(src|href)="https?:\/\/(?!localhost)/);
  });

  it('explains a step that is too old', async () => {
    const response = await fetch(`${identity.issuer}/sign-in/gone`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Back to Mailroom');
  });
});
