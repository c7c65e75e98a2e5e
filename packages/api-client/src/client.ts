import createClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import type { ApiVersion } from './apiError.ts';
import { createAuth } from './auth.ts';
import type { AuthOptions } from './auth.ts';
import { bearer } from './bearer.ts';
import type { Download } from './download.ts';
import type { ReadEvents } from './events.ts';
import { failures } from './failures.ts';
import { idempotencyKey } from './idempotency.ts';
import { renewal } from './renewal.ts';
import { requestId } from './requestId.ts';
import type { paths as V1Paths } from './schema-v1.ts';
import type { paths as V2Paths } from './schema-v2.ts';
import { undefinedGuard } from './undefinedGuard.ts';
import type { Upload } from './upload.ts';
import { fillPath, queryString } from './url.ts';

export interface MailroomClientOptions extends AuthOptions {
  /** Mailroom's origin, such as `https://mailroom.example`; '' for the page's own origin. */
  baseUrl: string;
  /** Used instead of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** Used instead of the global `XMLHttpRequest`, with which uploads report their progress. */
  xhr?: () => XMLHttpRequest;
}

export interface MailroomClient {
  /** Calls of the v1 contract. */
  v1: Client<V1Paths, `${string}/${string}`>;
  /** Calls of the v2 contract. */
  v2: Client<V2Paths, `${string}/${string}`>;
  /** Replaces a record of the v1 contract, where that is a POST to `resource/{id}`. */
  put: Client<V1Paths, `${string}/${string}`>['POST'];
  /** Sends a form, reports its progress and can be aborted. */
  upload: Upload;
  /** Fetches a CSV file. */
  download: Download;
  /** Reads live events until its signal is aborted. */
  events: ReadEvents;
}

/** Loads code that the first screen doesn't need with its first call. */
function later<Call extends (...args: never[]) => Promise<unknown>>(load: () => Promise<Call>): Call {
  return (async (...args: Parameters<Call>) => (await load())(...args)) as Call;
}

/** Creates the client of both contracts. A call resolves to what the contract promises or throws an ApiError. */
export function createMailroomClient(options: MailroomClientOptions): MailroomClient {
  const { baseUrl } = options;
  // Looked up at every call, so that a mock installed later is used.
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const auth = createAuth(options);

  function contract<Paths extends object>(version: ApiVersion) {
    const client = createClient<Paths>({
      baseUrl: `${baseUrl}/api/${version}`,
      fetch: send,
      querySerializer: queryString,
      pathSerializer: fillPath,
      credentials: 'omit',
    });
    // The last one sees a response first: `renewal` gets a new token and sends the call again before `failures` counts a 401.
    client.use(
      failures(version, auth),
      undefinedGuard(version),
      requestId(),
      idempotencyKey(),
      bearer(auth),
      renewal(version, auth),
    );
    return client;
  }

  const v1 = contract<V1Paths>('v1');
  return {
    v1,
    v2: contract<V2Paths>('v2'),
    put: v1.POST,
    upload: later(async () =>
      (await import('./upload.ts')).createUpload({ baseUrl, auth, xhr: options.xhr ?? (() => new XMLHttpRequest()) }),
    ),
    download: later(async () => (await import('./download.ts')).createDownload({ baseUrl, auth, send })),
    events: later(async () => (await import('./events.ts')).createEvents({ baseUrl, auth, send })),
  };
}
