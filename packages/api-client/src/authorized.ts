import type { ApiVersion } from './apiError.ts';
import type { Auth } from './auth.ts';
import { authorize } from './bearer.ts';
import { networkError } from './noAnswer.ts';
import { answerOf, readError } from './readError.ts';

interface Call {
  version: ApiVersion;
  auth: Auth;
  send: (request: Request) => Promise<Response>;
  url: string;
  init: RequestInit;
}

/**
 * Sends a request whose response isn't JSON, with the access token. Renews the token and repeats the request once after
 * a 401. Throws an ApiError for every failure.
 */
export async function sendAuthorized({ version, auth, send, url, init }: Call): Promise<Response> {
  const attempt = async (token: string | null) => {
    const request = new Request(url, { credentials: 'omit', ...init });
    authorize(request.headers, token);
    try {
      return await send(request);
    } catch (error) {
      throw request.signal.aborted ? error : networkError(version, error);
    }
  };
  let token = await auth.token();
  let response = await attempt(token);
  if (response.status === 401 && (await auth.renewed(token))) {
    token = await auth.token();
    response = await attempt(token);
  }
  if (response.ok) return response;
  const error = await readError(version, answerOf(response));
  if (response.status === 401) auth.refused(token, error);
  throw error;
}
