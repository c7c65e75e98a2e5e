import type { ApiVersion } from './apiError.ts';
import type { Auth } from './auth.ts';
import { sendAuthorized } from './authorized.ts';
import type { CsvPath, OperationAt, PathParams, PathsOf, QueryParams } from './operationTypes.ts';
import { networkError } from './noAnswer.ts';
import { refuseUndefined } from './undefinedGuard.ts';
import { fillPath, queryString } from './url.ts';

export interface DownloadedFile {
  /** The name the server gave it; 'download.csv' when it gave none. */
  name: string;
  blob: Blob;
}

/**
 * Fetches a CSV file: `download('v1', '/product/{id}/report', { path: { id } })`. The contract fetches CSV by POST. Rejects
 * with an ApiError, or with the signal's reason when it is aborted.
 */
export type Download = <V extends ApiVersion, Path extends CsvPath<V> & keyof PathsOf[V]>(
  version: V,
  path: Path,
  request?: PathParams<OperationAt<V, Path, 'post'>> & {
    query?: QueryParams<OperationAt<V, Path, 'post'>>;
    signal?: AbortSignal;
  },
) => Promise<DownloadedFile>;

interface Parts {
  baseUrl: string;
  auth: Auth;
  send: (request: Request) => Promise<Response>;
}

/** Reads the file name from `Content-Disposition`. Prefers `filename*`, which may contain letters beyond ASCII. */
export function fileName(disposition: string | null, otherwise: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]*)"/i.exec(disposition ?? '')?.[1] ?? otherwise;
}

export function createDownload({ baseUrl, auth, send }: Parts): Download {
  const download = async (
    version: ApiVersion,
    path: string,
    request: { path?: Record<string, unknown>; query?: Record<string, unknown>; signal?: AbortSignal } = {},
  ): Promise<DownloadedFile> => {
    const query = queryString(request.query ?? {});
    const url = `${baseUrl}/api/${version}${fillPath(path, request.path)}${query === '' ? '' : `?${query}`}`;
    refuseUndefined(version, url);
    const headers = { Accept: 'text/csv', 'X-Request-Id': crypto.randomUUID() };
    const init = { method: 'POST', headers, ...(request.signal && { signal: request.signal }) };
    const response = await sendAuthorized({ version, auth, send, url, init });
    const blob = await response.blob().catch((cause: unknown) => {
      throw networkError(version, cause);
    });
    return { name: fileName(response.headers.get('Content-Disposition'), 'download.csv'), blob };
  };
  return download as unknown as Download;
}
