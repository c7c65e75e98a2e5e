import type { ApiVersion } from './apiError.ts';
import type { Auth } from './auth.ts';
import { asForm } from './form.ts';
import { networkError, unreadableError } from './noAnswer.ts';
import type { AnswerOf, FormOf, FormPath, Method, OperationAt, PathParams, PathsOf } from './operationTypes.ts';
import { readError } from './readError.ts';
import type { Answer } from './readError.ts';
import { refuseUndefined } from './undefinedGuard.ts';
import { fillPath } from './url.ts';

interface UploadRequest<Operation> {
  params?: PathParams<Operation>;
  /** The fields of the form; see `asForm` for null, undefined and files. */
  body: FormOf<Operation>;
  /** Called while the form is sent, with the bytes sent so far and the bytes in total. */
  onProgress?: (sent: number, total: number) => void;
  /** Aborts the upload, which then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** The ETag of the edited record; a stale one is refused with 412. */
  ifMatch?: string;
  /** The key of the first attempt, when a call is repeated by hand. Default: a new key for every POST. */
  idempotencyKey?: string;
}

/**
 * Sends a form: `upload('v1', 'post', '/audience/file', { body: { account_id: 3, audience_csv: file }, onProgress })`.
 * Resolves to the response's data. Rejects with an ApiError, or with the signal's reason when it is aborted.
 */
export type Upload = <V extends ApiVersion, M extends Method, Path extends FormPath<V, M> & keyof PathsOf[V]>(
  version: V,
  method: M,
  path: Path,
  request: UploadRequest<OperationAt<V, Path, M>>,
) => Promise<AnswerOf<OperationAt<V, Path, M>>>;

interface Parts {
  baseUrl: string;
  auth: Auth;
  xhr: () => XMLHttpRequest;
}

interface Sending {
  version: ApiVersion;
  method: string;
  url: string;
  headers: Record<string, string>;
  form: FormData;
  onProgress: ((sent: number, total: number) => void) | undefined;
  signal: AbortSignal | undefined;
}

/** An UploadRequest without the operation's types. */
interface LooseRequest extends Omit<UploadRequest<unknown>, 'params' | 'body'> {
  params?: { path?: Record<string, unknown> };
  body: object;
}

/** Sends with XMLHttpRequest because fetch can't report how much of a body has been sent. */
function sendOnce(request: XMLHttpRequest, { version, method, url, headers, form, onProgress, signal }: Sending) {
  return new Promise<Answer>((resolve, reject) => {
    const abort = () => request.abort();
    const settle = (end: () => void) => {
      signal?.removeEventListener('abort', abort);
      end();
    };
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => onProgress?.(event.loaded, event.total);
    request.onload = () =>
      settle(() =>
        resolve({
          status: request.status,
          header: (name) => request.getResponseHeader(name),
          text: async () => request.responseText,
        }),
      );
    request.onerror = () => settle(() => reject(networkError(version)));
    request.onabort = () => settle(() => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError')));
    signal?.addEventListener('abort', abort);
    request.send(form);
  });
}

async function dataOf(version: ApiVersion, answer: Answer): Promise<unknown> {
  const text = await answer.text();
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw unreadableError(version, answer, text === '' ? 'nothing' : 'broken JSON', cause);
  }
}

export function createUpload({ baseUrl, auth, xhr }: Parts): Upload {
  const upload = async (version: ApiVersion, method: Method, path: string, request: LooseRequest) => {
    const url = `${baseUrl}/api/${version}${fillPath(path, request.params?.path)}`;
    refuseUndefined(version, url);
    request.signal?.throwIfAborted();
    const headers: Record<string, string> = { 'X-Request-Id': crypto.randomUUID() };
    if (method === 'post') headers['Idempotency-Key'] = request.idempotencyKey ?? crypto.randomUUID();
    if (request.ifMatch !== undefined) headers['If-Match'] = request.ifMatch;
    const form = asForm(request.body);

    const attempt = async (token: string | null) => {
      const authorized = token === null ? headers : { ...headers, Authorization: `Bearer ${token}` };
      const { onProgress, signal } = request;
      return sendOnce(xhr(), {
        version,
        method: method.toUpperCase(),
        url,
        headers: authorized,
        form,
        onProgress,
        signal,
      });
    };
    let token = await auth.token();
    let answer = await attempt(token);
    if (answer.status === 401 && (await auth.renewed(token))) {
      token = await auth.token();
      answer = await attempt(token);
    }
    if (answer.status < 400) return dataOf(version, answer);
    const error = await readError(version, answer);
    if (answer.status === 401) auth.refused(token, error);
    throw error;
  };
  return upload as unknown as Upload;
}
