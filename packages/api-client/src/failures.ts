import type { Middleware } from 'openapi-fetch';
import { ApiError } from './apiError.ts';
import type { ApiVersion } from './apiError.ts';
import type { Auth } from './auth.ts';
import { networkError, unreadableError } from './noAnswer.ts';
import { answerOf, readError } from './readError.ts';

async function withReadableJson(version: ApiVersion, response: Response): Promise<Response> {
  const type = response.headers.get('Content-Type') ?? '';
  const text = await response.text().catch((cause: unknown) => {
    throw networkError(version, cause);
  });
  if (!type.includes('json')) throw unreadableError(version, answerOf(response), text === '' ? 'nothing' : type);
  try {
    JSON.parse(text);
  } catch (cause) {
    throw unreadableError(version, answerOf(response), 'broken JSON', cause);
  }
  return new Response(text, { status: response.status, headers: response.headers });
}

/** Turns every failure into an ApiError, so that a call returns what the contract promises or throws one. */
export function failures(version: ApiVersion, auth: Auth): Middleware {
  return {
    async onResponse({ response, options }) {
      if (!response.ok) {
        const error = await readError(version, answerOf(response));
        if (response.status === 401) auth.refused(await auth.token(), error);
        throw error;
      }
      if (response.status === 204 || options.parseAs !== 'json') return undefined;
      return withReadableJson(version, response);
    },
    onError({ error, request }) {
      if (error instanceof ApiError || request.signal.aborted) return undefined;
      return networkError(version, error);
    },
  };
}
