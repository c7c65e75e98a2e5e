import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { DomainError, unauthorized, unavailable } from '../../errors.ts';
import type { Clock } from '../clock/clock.ts';

export interface Claims {
  subject: string;
  sessionId?: string;
  email?: string;
  issuedAt: Date;
  expiresAt: Date;
}

export type VerifyToken = (token: string) => Promise<Claims>;

/** Verifies a logout token of the issuer and returns whose session it ends. */
export type VerifyLogout = (token: string) => Promise<{ subject?: string; sessionId?: string }>;

interface TokenOptions {
  issuer: string;
  audience: string;
  clientId: string;
  clock: Clock;
}

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** Signatures with a public key only: with HS256 in the list, anybody could sign with the published key. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

const COOLDOWN = 30_000;

/** The issuer's keys, located by its discovery document and fetched again at most every 30 s for an unknown key id. */
function issuerKeys(issuer: string): JWTVerifyGetKey {
  let keys: Promise<JWTVerifyGetKey> | undefined;
  let failedAt = -Infinity;
  const discover = async (): Promise<JWTVerifyGetKey> => {
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(5000) });
    if (!answer.ok) throw new Error(`The issuer's discovery document answers ${answer.status}`);
    const { jwks_uri } = (await answer.json()) as { jwks_uri: string };
    // Known keys stay valid while the issuer is down; an unknown key id causes a new fetch.
    return createRemoteJWKSet(new URL(jwks_uri), {
      cooldownDuration: COOLDOWN,
      cacheMaxAge: Infinity,
      timeoutDuration: 5000,
    });
  };
  return async (header, token) => {
    if (!keys && performance.now() - failedAt < 1000) throw unavailable(1);
    keys ??= discover();
    const getKey = await keys.catch((error: unknown) => {
      keys = undefined;
      failedAt = performance.now();
      throw unavailable(1, error);
    });
    return getKey(header, token);
  };
}

function textClaim(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

interface Tokens {
  verifyToken: VerifyToken;
  verifyLogout: VerifyLogout;
}

/** Hides why a token was refused, but reports that the issuer is unavailable. */
function refuse(error: unknown): never {
  throw error instanceof DomainError ? error : unauthorized();
}

export function tokenVerifier({ issuer, audience, clientId, clock }: TokenOptions): Tokens {
  const keys = issuerKeys(issuer);
  const common = () => ({ issuer, algorithms: ALGORITHMS, currentDate: clock.now(), clockTolerance: 60 });

  const verifyToken: VerifyToken = async (token) => {
    const options = { ...common(), audience, typ: 'at+jwt', requiredClaims: ['sub', 'iat', 'exp'] };
    const { payload } = await jwtVerify(token, keys, options).catch(refuse);
    const subject = textClaim(payload.sub);
    if (!subject || payload.iat === undefined || payload.exp === undefined) throw unauthorized();
    const sessionId = textClaim(payload['sid']);
    const email = payload['email_verified'] === true ? textClaim(payload['email']) : undefined;
    return {
      subject,
      issuedAt: new Date(payload.iat * 1000),
      expiresAt: new Date(payload.exp * 1000),
      ...(sessionId && { sessionId }),
      ...(email && { email }),
    };
  };

  const verifyLogout: VerifyLogout = async (token) => {
    const options = { ...common(), audience: clientId, maxTokenAge: '10m', requiredClaims: ['iat', 'events'] };
    const { payload } = await jwtVerify(token, keys, options).catch(refuse);
    const events = payload['events'];
    const isLogout = typeof events === 'object' && events !== null && LOGOUT_EVENT in events;
    const subject = textClaim(payload.sub);
    const sessionId = textClaim(payload['sid']);
    // An ID token has a nonce and no event: it must not end sessions.
    if (!isLogout || 'nonce' in payload || (!subject && !sessionId)) throw unauthorized();
    return { ...(subject && { subject }), ...(sessionId && { sessionId }) };
  };

  return { verifyToken, verifyLogout };
}
