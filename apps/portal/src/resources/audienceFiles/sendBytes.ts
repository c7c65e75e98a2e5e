import { ApiError } from '@mailroom/api-client';
import { DetailedError, Upload } from 'tus-js-client';
import { currentToken, renewToken } from '../../shared/api.ts';
import { errorText } from '../../shared/errors/errorKinds.ts';

/** A break loses at most this much, and the server stores it as one piece. */
const PIECE = 8 * 1024 * 1024;
/** Milliseconds before each further attempt, three minutes together. After bytes that came, the row begins again. */
const RETRY_DELAYS = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000, 60_000];

interface SendBytes {
  readonly file: File;
  /** The upload that takes the bytes. */
  readonly id: number;
  /** Stops it. Bytes that came stay. */
  readonly signal: AbortSignal;
  /** Called with the bytes that were sent, including those of earlier. */
  readonly onProgress: (loaded: number) => void;
  /** Called with the bytes that the server has stored. */
  readonly onStored: (stored: number) => void;
  /** The connection broke or the server was busy. It tries again. */
  readonly onBreak: () => void;
}

/** Whether the same call may succeed later. 409 means that the server has another length: it is asked, and then it goes on. */
function isPassing(status: number): boolean {
  return status === 0 || [409, 423, 429].includes(status) || (status >= 500 && status !== 507);
}

function statusOf(error: Error): number {
  return (error instanceof DetailedError && error.originalResponse?.getStatus()) || 0;
}

function messageIn(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}

/** Says in words why no more bytes go. */
async function reasonOf(error: Error, file: File): Promise<string> {
  const status = statusOf(error);
  if (status > 0 && error instanceof DetailedError) {
    const message = messageIn(error.originalResponse?.getBody() ?? '') ?? `The server answered ${status}`;
    const isForbidden = status === 401 || status === 403;
    return isForbidden ? errorText(new ApiError({ version: 'v1', kind: 'http', status, message })) : message;
  }
  try {
    await file.slice(0, 1).arrayBuffer();
    return 'The server can’t be reached';
  } catch {
    // The browser reads the file only as it goes.
    return 'The file was changed or moved meanwhile';
  }
}

/** Sends the bytes that an upload lacks. Rejects with the reason when it gives up, never after the signal. */
export function sendBytes({ file, id, signal, onProgress, onStored, onBreak }: SendBytes): Promise<void> {
  let isRenewed = false;
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl: `/api/v1/audience/upload/${id}`,
      chunkSize: PIECE,
      retryDelays: RETRY_DELAYS,
      // The server lists the uploads, also in another browser.
      storeFingerprintForResuming: false,
      async onBeforeRequest(request) {
        const token = await currentToken();
        // Otherwise a call that was stopped while it waited for its token would still go.
        signal.throwIfAborted();
        if (token !== undefined) request.setHeader('Authorization', `Bearer ${token}`);
      },
      async onAfterResponse(_request, response) {
        isRenewed = response.getStatus() === 401 && !isRenewed && (await renewToken());
      },
      onShouldRetry(error) {
        const status = statusOf(error);
        if (status === 401) return isRenewed;
        const willRetry = isPassing(status);
        if (willRetry && status !== 409) onBreak();
        return willRetry;
      },
      onProgress,
      onChunkComplete: (_size, stored) => onStored(stored),
      onSuccess: () => resolve(),
      onError: (error) => void reasonOf(error, file).then((reason) => reject(new Error(reason, { cause: error }))),
    });
    signal.addEventListener('abort', () => void upload.abort());
    upload.start();
  });
}
