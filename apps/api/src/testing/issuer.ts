import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import type { Clock } from '../platform/clock/clock.ts';

export const AUDIENCE = 'urn:mailroom:api';

interface Extra {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  lifetime?: number;
}

export interface TestIssuer {
  url: string;
  /** How often the keys were fetched. */
  fetches(): number;
  publicJwk: JWK;
  privateKey: CryptoKey;
  /** A valid access token for the subject; `extra` overrides claims to break it. */
  token(subject: string | undefined, extra?: Extra): Promise<string>;
  /** Signs with a new key from now on, like an issuer that rotates its keys. */
  rotate(): Promise<void>;
  stop(): void;
}

/** An issuer with everything that a resource server needs: discovery document, keys over HTTP, signed tokens. */
export async function startIssuer(clock: Clock): Promise<TestIssuer> {
  let generation = 0;
  const makeKey = async () => {
    generation += 1;
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
    const kid = `key-${generation}`;
    return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
  };
  let key = await makeKey();
  // The test's clock stands still, and the same claims and key always give the same signature.
  const signed = new Map<string, Promise<string>>();
  let fetches = 0;
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/jwks') {
      fetches += 1;
      return response.end(JSON.stringify({ keys: [key.jwk] }));
    }
    return response.end(JSON.stringify({ issuer: url, jwks_uri: `${url}/jwks` }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  server.unref();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    fetches: () => fetches,
    get publicJwk() {
      return key.jwk;
    },
    get privateKey() {
      return key.privateKey;
    },
    token(subject, { claims = {}, header = {}, lifetime = 600 } = {}) {
      const now = Math.floor(clock.now().getTime() / 1000);
      const payload = {
        iss: url,
        aud: AUDIENCE,
        iat: now,
        exp: now + lifetime,
        ...(subject !== undefined && { sub: subject, sid: `session-${subject}` }),
        ...claims,
      };
      const protectedHeader = { alg: 'RS256', typ: 'at+jwt', kid: key.kid, ...header };
      const content = JSON.stringify([protectedHeader, payload]);
      const token =
        signed.get(content) ?? new SignJWT(payload).setProtectedHeader(protectedHeader).sign(key.privateKey);
      signed.set(content, token);
      return token;
    },
    async rotate() {
      key = await makeKey();
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
