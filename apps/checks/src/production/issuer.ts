import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

interface IssuerOptions {
  port: number;
  portalUrl: string;
  /** Whether the token says that the person's e-mail address was verified. */
  vouches: (email: string) => boolean;
}

interface Issuer {
  stop(): Promise<void>;
}

const AUDIENCE = 'urn:mailroom:api';

/** An issuer that knows nothing of Mailroom: a public client with PKCE, JWT access tokens, and pages of its own. */
export async function startIssuer({ port, portalUrl, vouches }: IssuerOptions): Promise<Issuer> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(`http://localhost:${port}`, {
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'one' }] },
    cookies: { keys: ['only for this test'] },
    clients: [
      {
        client_id: 'mailroom-portal',
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${portalUrl}/login/callback`],
        post_logout_redirect_uris: [`${portalUrl}/logout/callback`],
      },
    ],
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, origin) => origin === portalUrl,
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    // Its sign-in page takes any name; the name is the e-mail address.
    findAccount: (_ctx, email) => ({ accountId: email, claims: () => ({ sub: email, name: email, email }) }),
    extraTokenClaims: (_ctx, token) =>
      'accountId' in token ? { email: token.accountId, email_verified: vouches(String(token.accountId)) } : undefined,
    features: {
      devInteractions: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({ scope: '', audience: AUDIENCE, accessTokenFormat: 'jwt', accessTokenTTL: 600 }),
      },
    },
  });
  const server = createServer(provider.callback()).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
