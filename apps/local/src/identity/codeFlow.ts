import { createHash, randomBytes } from 'node:crypto';

type Credentials = { email: string; password: string } | { subject: string };

interface CodeFlowOptions {
  issuer: string;
  clientId: string;
  redirectUri: string;
  credentials: Credentials;
  scope?: string;
}

interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token?: string;
  expires_in: number;
  token_type: string;
}

/** Handles redirects and cookies as a browser does. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  async fetch(url: URL, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...(init.headers as Record<string, string>), cookie },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }
}

interface Discovery {
  authorization_endpoint: string;
  token_endpoint: string;
}

async function discover(issuer: string): Promise<Discovery> {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`);
  if (!response.ok) throw new Error(`${issuer} answered ${response.status} when asked for its configuration`);
  return (await response.json()) as Discovery;
}

const LONGEST_WAY = 10;

/** Follows redirects inside the provider until it shows a page or sends the browser back to the application. */
async function follow(
  jar: CookieJar,
  from: URL,
  first: Response,
  redirectUri: string,
): Promise<{ url: URL; response: Response }> {
  let url = from;
  let response = first;
  for (let step = 0; step < LONGEST_WAY; step += 1) {
    const location = response.headers.get('location');
    if (location === null) return { url, response };
    url = new URL(location, url);
    if (url.href.startsWith(redirectUri)) return { url, response };
    response = await jar.fetch(url);
  }
  throw new Error(`${from.origin} redirected more than ${LONGEST_WAY} times`);
}

/** The authorization code flow with PKCE, as the portal runs it in a browser. */
export async function signInByCode(options: CodeFlowOptions, jar = new CookieJar()): Promise<Tokens> {
  const { issuer, clientId, redirectUri, credentials, scope = 'openid profile email' } = options;
  const { authorization_endpoint, token_endpoint } = await discover(issuer);
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(8).toString('base64url');
  const start = new URL(authorization_endpoint);
  start.search = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();

  let reached = await follow(jar, start, await jar.fetch(start), redirectUri);
  if (!reached.url.href.startsWith(redirectUri)) {
    const posted = await jar.fetch(reached.url, { method: 'POST', body: new URLSearchParams(credentials) });
    if (posted.status === 401) throw new Error('The e-mail and the password don’t belong together.');
    reached = await follow(jar, reached.url, posted, redirectUri);
  }
  const code = reached.url.searchParams.get('code');
  if (code === null || reached.url.searchParams.get('state') !== state) {
    const said = reached.url.searchParams.get('error_description') ?? reached.url.searchParams.get('error');
    throw new Error(
      `The provider gave no code: ${said ?? `it stopped at ${reached.url.pathname} (${reached.response.status})`}`,
    );
  }
  const answer = await fetch(token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  });
  if (!answer.ok) throw new Error(`The provider gave no token: ${await answer.text()}`);
  return (await answer.json()) as Tokens;
}
