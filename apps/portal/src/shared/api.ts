import { createMailroomClient, dataOf } from '@mailroom/api-client';

interface ApiSession {
  getToken(): Promise<string | undefined>;
  renew(): Promise<boolean>;
}

let session: ApiSession = { getToken: async () => undefined, renew: async () => false };

/** The session provides the token, so that this file needs to know nothing about signing in. */
export function connectApi(connected: ApiSession): void {
  session = connected;
}

/** The only client of the portal: typed calls that return what the contract says, or throw an ApiError. */
export const api = createMailroomClient({
  baseUrl: '',
  getToken: async () => (await session.getToken()) ?? null,
  renew: () => session.renew(),
});

/** The token for a call that a library makes, as it is now: a long upload outlives several. */
export function currentToken(): Promise<string | undefined> {
  return session.getToken();
}

/** Renews the token after such a call was refused with 401. Resolves to false when the user is signed out. */
export function renewToken(): Promise<boolean> {
  return session.renew();
}

/** The body of a call: `read(api.v1.GET('/account'))`. */
export const read = dataOf;

/** The header that keeps an edit from overwriting somebody else's (R25): `params: { header: ifMatch(record) }`. */
export function ifMatch({ version }: { readonly version: number }): { 'If-Match': string } {
  return { 'If-Match': `"${version}"` };
}
