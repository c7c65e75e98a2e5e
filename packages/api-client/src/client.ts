import createClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import type { ApiVersion } from './api-error.ts';
import { createAuth } from './auth.ts';
import type { AuthOptions } from './auth.ts';
import { bearer } from './bearer.ts';
import type { Download } from './download.ts';
import type { ReadEvents } from './events.ts';
import { failures } from './failures.ts';
import { idempotencyKey } from './idempotency.ts';
import { renewal } from './renewal.ts';
import { requestId } from './request-id.ts';
import type { paths as V1Paths } from './schema-v1.ts';
import type { paths as V2Paths } from './schema-v2.ts';
import { undefinedGuard } from './undefined-guard.ts';
import type { Upload } from './upload.ts';
import { fillPath, queryString } from './url.ts';

export interface MailroomClientOptions extends AuthOptions {
  /** Where Mailroom is: `https://mailroom.example`; '' means the page's own origin. */
  baseUrl: string;
  /** In place of the global fetch. */
  fetch?: (request: Request) => Promise<Response>;
  /** In place of the global XMLHttpRequest, which uploads need to tell their progress. */
  xhr?: () => XMLHttpRequest;
}

export interface MailroomClient {
  v1: Client<V1Paths, `${string}/${string}`>;
  v2: Client<V2Paths, `${string}/${string}`>;
  /** Sends a form with progress and abort. */
  upload: Upload;
  /** Fetches CSV. */
  download: Download;
  /** Reads the live events until its signal is aborted. */
  events: ReadEvents;
}

/** What no first screen needs is fetched with its first call. */
function later<Call extends (...args: never[]) => Promise<unknown>>(load: () => Promise<Call>): Call {
  return (async (...args: Parameters<Call>) => (await load())(...args)) as Call;
}

/** One client for both contracts: typed calls that give what the contract says, or throw an ApiError. */
export function createMailroomClient(options: MailroomClientOptions): MailroomClient {
  const { baseUrl } = options;
  // Looked up at each call: what mocks fetch later is seen.
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
    // Answers pass from the last to the first: a renewed call is replayed before its failure is looked at.
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

  return {
    v1: contract<V1Paths>('v1'),
    v2: contract<V2Paths>('v2'),
    upload: later(async () =>
      (await import('./upload.ts')).createUpload({ baseUrl, auth, xhr: options.xhr ?? (() => new XMLHttpRequest()) }),
    ),
    download: later(async () => (await import('./download.ts')).createDownload({ baseUrl, auth, send })),
    events: later(async () => (await import('./events.ts')).createEvents({ baseUrl, auth, send })),
  };
}
