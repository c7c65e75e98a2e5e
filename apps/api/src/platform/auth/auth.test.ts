import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportSPKI, importJWK, SignJWT, UnsecuredJWT, type CryptoKey } from 'jose';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/factories.ts';
import { AUDIENCE, startIssuer } from '../../testing/issuer.ts';
import { smallOperations } from '../../testing/smallContract.ts';
import { smallModule } from '../../testing/smallModule.ts';
import { revoke } from './revoke.ts';

let app: TestApp;
let anna: TestUser;
let account: number;

beforeAll(async () => {
  app = await testApp({ operations: smallOperations, modules: [smallModule()] });
  account = await app.account();
  anna = await app.user({ accounts: [account], permissions: ['can_view_advertiser'] });
});
afterAll(() => app.close());

async function status(token: string): Promise<number> {
  return (await app.withToken(token).get('/api/v1/thing')).status;
}

function claims(over: Record<string, unknown> = {}) {
  const now = Math.floor(app.clock.now().getTime() / 1000);
  return { iss: app.issuer.url, aud: AUDIENCE, sub: anna.subject, iat: now, exp: now + 600, ...over };
}

describe('sign-in', () => {
  it('accepts a valid token, so that the refusals below have their own reason', async () => {
    expect(await status(await app.issuer.token(anna.subject))).toBe(200);
  });

  it('S11 refuses no signature, a signature with the public key as secret, and a wrong one', async () => {
    expect(await status(new UnsecuredJWT(claims()).encode())).toBe(401);
    const pem = await exportSPKI((await importJWK(app.issuer.publicJwk, 'RS256')) as CryptoKey);
    const confused = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: 'key-1' })
      .sign(new TextEncoder().encode(pem));
    expect(await status(confused)).toBe(401);
    const good = await app.issuer.token(anna.subject);
    const [header, payload, signature = ''] = good.split('.');
    expect(
      await status(`${header}.${payload}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`),
    ).toBe(401);
    const other = await startIssuer(app.clock);
    expect(await status(await other.token(anna.subject, { claims: { iss: app.issuer.url } }))).toBe(401);
    other.stop();
  });

  it.each([
    ['another issuer', { claims: { iss: 'https://evil.test' } }],
    ['another audience', { claims: { aud: 'urn:other:api' } }],
    ['its time over', { lifetime: -120 }],
    ['no end', { claims: { exp: undefined } }],
    ['its time not come', { claims: { nbf: 4_000_000_000 } }],
    ['the type of an ID token', { header: { typ: 'JWT' } }],
    ['no subject', { claims: { sub: undefined } }],
    ['an empty subject', { claims: { sub: '' } }],
  ])('S12 refuses a token with %s', async (_what, extra) => {
    expect(await status(await app.issuer.token(anna.subject, extra))).toBe(401);
  });

  it('S13 calls no address that a token names and treats odd key ids as unknown', async () => {
    let hits = 0;
    const canary = createServer((_request, response) => {
      hits += 1;
      response.end('{"keys":[]}');
    });
    await new Promise<void>((done) => canary.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
    await fetch(url);
    expect(hits).toBe(1);
    const evil = await startIssuer(app.clock);
    for (const header of [
      { jku: `${url}/jwks`, kid: 'x' },
      { x5u: `${url}/cert`, kid: 'x' },
      { jwk: evil.publicJwk, kid: undefined },
      { kid: '../../../../dev/null' },
      { kid: `' or 1=1 --` },
    ]) {
      const token = await evil.token(anna.subject, { claims: { iss: app.issuer.url }, header });
      expect(await status(token)).toBe(401);
    }
    expect(hits).toBe(1);
    evil.stop();
    canary.close();
  });

  it('R22 fetches the keys at most once in 30 s for an unknown key id', async () => {
    const before = app.issuer.fetches();
    for (let call = 0; call < 5; call += 1) {
      expect(await status(await app.issuer.token(anna.subject, { header: { kid: `unknown-${call}` } }))).toBe(401);
    }
    expect(app.issuer.fetches() - before).toBeLessThanOrEqual(1);
  });

  it('R24 accepts a clock that is 60 s off and refuses one that is 10 min off', async () => {
    expect(await status(await app.issuer.token(anna.subject, { lifetime: -59 }))).toBe(200);
    expect(await status(await app.issuer.token(anna.subject, { lifetime: -600 }))).toBe(401);
  });

  it('S15 refuses an unknown user, and a deactivated or deleted one immediately', async () => {
    expect(await status(await app.issuer.token('nobody-knows'))).toBe(401);
    const ben = await app.user({ accounts: [account], permissions: ['can_view_advertiser'] });
    const token = await app.issuer.token(ben.subject);
    expect(await status(token)).toBe(200);
    await app.sql('update users set active = false where id = $1', [ben.id]);
    expect(await status(token)).toBe(401);
    await app.sql('update users set active = true, deleted_at = now() where id = $1', [ben.id]);
    expect(await status(token)).toBe(401);
  });

  it('S16 refuses a session after sign-out, but not the user’s other sessions', async () => {
    const ben = await app.user({ accounts: [account], permissions: ['can_view_advertiser'] });
    const here = await app.issuer.token(ben.subject, { claims: { sid: 'here' } });
    const there = await app.issuer.token(ben.subject, { claims: { sid: 'there' } });
    expect([await status(here), await status(there)]).toEqual([200, 200]);
    const actor = {
      kind: 'user' as const,
      userId: ben.id,
      accounts: [],
      superAdmin: false,
      isStaff: false,
      permissions: new Set<never>(),
      requestId: 'r',
      subject: ben.subject,
      sessionId: 'here',
      issuedAt: app.clock.now(),
      expiresAt: app.clock.now(),
    };
    await revoke(app.app.deps.withActor, actor, app.clock.now());
    expect([await status(here), await status(there)]).toEqual([401, 200]);
  });

  it('S16 applies a removed permission and a removed account from the next call', async () => {
    const ben = await app.user({ accounts: [account], permissions: ['can_view_advertiser'] });
    await app.advertiser(account);
    const rows = async () => (await app.as(ben).get('/api/v1/thing')).body.total_rows;
    expect(await rows()).toBeGreaterThan(0);
    await app.sql('delete from user_account where user_id = $1', [ben.id]);
    expect(await rows()).toBe(0);
    await app.sql('delete from role_permission_group where role_id = $1', [ben.roleId]);
    expect((await app.as(ben).get('/api/v1/thing')).status).toBe(403);
  });

  it('ends the session that the issuer names in a back-channel logout, and nothing for an ID token', async () => {
    const token = await app.issuer.token(anna.subject, { claims: { sid: 'gone' } });
    const logout = async (extra: Record<string, unknown>) => {
      const logoutToken = await app.issuer.token(anna.subject, {
        header: { typ: 'logout+jwt' },
        claims: { aud: 'mailroom-portal', sid: 'gone', ...extra },
      });
      const payload = new URLSearchParams({ logout_token: logoutToken }).toString();
      return app.nobody.raw({
        method: 'POST',
        url: '/api/v2/me/backchannel-logout',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      });
    };
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
    expect((await logout({})).status).toBe(401);
    expect((await logout({ events, nonce: 'n' })).status).toBe(401);
    expect(await status(token)).toBe(200);
    expect((await logout({ events })).status).toBe(200);
    expect(await status(token)).toBe(401);
  });

  it('finds a user who was added by e-mail address once the issuer has verified it', async () => {
    const [row] = await app.sql<{ id: number }>(`update users set subject = null where id = $1 returning id`, [
      (await app.user({ email: 'new@mailroom.test', accounts: [account], permissions: ['can_view_advertiser'] })).id,
    ]);
    expect(await status(await app.issuer.token('fresh', { claims: { email: 'NEW@mailroom.test' } }))).toBe(401);
    expect(
      await status(await app.issuer.token('fresh', { claims: { email: 'NEW@mailroom.test', email_verified: true } })),
    ).toBe(200);
    expect(await status(await app.issuer.token('fresh'))).toBe(200);
    expect(
      await status(await app.issuer.token('thief', { claims: { email: 'new@mailroom.test', email_verified: true } })),
    ).toBe(401);
    expect(await app.sql('select subject from users where id = $1', [row?.id])).toEqual([{ subject: 'fresh' }]);
  });

  it('R22 R23 accepts a new key of the issuer, and the known key while the issuer is down', async () => {
    const other = await testApp({ operations: smallOperations, modules: [smallModule()] });
    const user = await other.user({ permissions: ['can_view_advertiser'] });
    const call = async (token: string) => (await other.withToken(token).get('/api/v1/thing')).status;
    const old = await other.issuer.token(user.subject);
    expect(await call(old)).toBe(200);
    await other.issuer.rotate();
    // The keys may be fetched again 30 s after the last time.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await call(await other.issuer.token(user.subject))).toBe(200);
    expect(await call(old)).toBe(401);
    other.issuer.stop();
    expect(await call(await other.issuer.token(user.subject))).toBe(200);
    expect(await call(await other.issuer.token(user.subject, { header: { kid: 'unknown' } }))).toBe(401);
    await other.close();
  });
});
