import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { DomainError, unauthorized, unavailable } from '../../errors.ts';
import type { Clock } from '../clock/clock.ts';

export type Claims = { subject: string; sessionId?: string; email?: string; issuedAt: Date; expiresAt: Date };

export type VerifyToken = (token: string) => Promise<Claims>;

export type TokenOptions = { issuer: string; audience: string; clock: Clock };

/** Signatures with a public key only: with HS256 in the list, anybody could sign with the published key. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

const cooldown = 30_000;

/** The issuer's keys: found by its discovery document, fetched again at most once in 30 s for an unknown key id. */
const issuerKeys = (issuer: string): JWTVerifyGetKey => {
  let keys: Promise<JWTVerifyGetKey> | undefined;
  let failedAt = -Infinity;
  const discover = async (): Promise<JWTVerifyGetKey> => {
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(5000) });
    if (!answer.ok) throw new Error(`The issuer's discovery document answers ${answer.status}`);
    const { jwks_uri } = (await answer.json()) as { jwks_uri: string };
    // A key that is known stays good while the issuer is away; an unknown one is looked for.
    return createRemoteJWKSet(new URL(jwks_uri), {
      cooldownDuration: cooldown,
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
};

const textClaim = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const tokenVerifier = ({ issuer, audience, clock }: TokenOptions): VerifyToken => {
  const keys = issuerKeys(issuer);
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms,
        typ: 'at+jwt',
        currentDate: clock.now(),
        clockTolerance: 60,
        requiredClaims: ['sub', 'iat', 'exp'],
      });
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
    } catch (error) {
      if (error instanceof DomainError) throw error;
      if (error instanceof errors.JWKSTimeout) throw unauthorized();
      if (error instanceof errors.JOSEError || error instanceof TypeError) throw unauthorized();
      throw unauthorized();
    }
  };
};
