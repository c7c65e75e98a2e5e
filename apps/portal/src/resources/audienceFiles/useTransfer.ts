import { isApiError } from '@mailroom/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText, isAborted, isNotFound } from '../../shared/errors/errorKinds.ts';
import { audienceUploadKeys } from '../../shared/recordKeys.ts';
import {
  audienceUploadQuery,
  audienceUploadsQuery,
  startAudienceUpload,
  type AudienceUpload,
} from './audienceUploads.queries.ts';
import { differenceOf } from './differenceOf.ts';

/** Where a file is on its way. Counts are in bytes. */
export type TransferState =
  | { kind: 'starting' }
  /** The server took nothing of it. */
  | { kind: 'refused'; message: string }
  | { kind: 'sending'; loaded: number; secondsLeft?: number }
  | { kind: 'retrying'; stored: number }
  | { kind: 'stopped'; stored: number }
  | { kind: 'broken'; stored: number; message: string };

export interface TransferInput {
  readonly file: File;
  readonly accountId: number;
  /** The upload that goes on. Without it, one that has the same file goes on, or a new one starts. */
  readonly uploadId?: number | undefined;
  readonly onSent: (id: number) => void;
  /** Called with the reason when the caller has as many uploads as allowed; with undefined when that may have ended. */
  readonly onFull: (message: string | undefined) => void;
}

/** Only then is the speed worth an estimate. */
const SURE_AFTER = 3_000;

/** The same file goes on there. One that was refused or read already is uploaded again. */
function isOnItsWay({ state }: AudienceUpload): boolean {
  return state !== 'refused' && state !== 'ready';
}

/** Why nothing goes, without the full stop. The server's words need no 'Error' before them. */
function messageOf(error: unknown): string {
  const isOwn = isApiError(error) ? error.status !== 401 && error.status !== 403 : error instanceof Error;
  return (isOwn && error instanceof Error ? error.message : errorText(error)).replace(/\.$/, '');
}

/** Sends a file in parts. It tries again after a break, and stops when it is no longer shown. */
export function useTransfer({ file, accountId, uploadId, onSent, onFull }: TransferInput) {
  const queries = useQueryClient();
  const [state, setState] = useState<TransferState>({ kind: 'starting' });
  /** A new one begins whenever the user goes on; undefined while it is stopped. */
  const [attempt, setAttempt] = useState<object | undefined>({});
  const known = useRef(uploadId);
  const stored = useRef(0);

  async function findUpload(signal: AbortSignal) {
    if (known.current !== undefined) return queries.fetchQuery(audienceUploadQuery(known.current));
    const { objects } = await queries.fetchQuery(audienceUploadsQuery());
    const same = objects.find(
      (upload) => isOnItsWay(upload) && upload.account_id === accountId && differenceOf(file, upload) === undefined,
    );
    return same ?? startAudienceUpload({ file, accountId, signal });
  }

  const run = useEffectEvent(async (signal: AbortSignal) => {
    const show = (next: TransferState) => !signal.aborted && setState(next);
    show({ kind: 'starting' });
    onFull(undefined);
    try {
      const upload = await findUpload(signal);
      signal.throwIfAborted();
      known.current = upload.id;
      stored.current = upload.offset;
      // Bytes may have come whose answer was lost.
      if (upload.state !== 'uploading') return onSent(upload.id);
      show({ kind: 'sending', loaded: upload.offset });
      const { sendBytes } = await import('./sendBytes.ts');
      signal.throwIfAborted();
      const began = performance.now();
      await sendBytes({
        file,
        id: upload.id,
        signal,
        onProgress(loaded) {
          const elapsed = performance.now() - began;
          const speed = (loaded - upload.offset) / elapsed;
          const isSure = elapsed > SURE_AFTER && speed > 0;
          show({ kind: 'sending', loaded, ...(isSure && { secondsLeft: (file.size - loaded) / speed / 1000 }) });
        },
        onStored(bytes) {
          stored.current = bytes;
        },
        onBreak: () => show({ kind: 'retrying', stored: stored.current }),
      });
      if (!signal.aborted) onSent(upload.id);
    } catch (error) {
      if (signal.aborted || isAborted(error)) return;
      // It was removed, or kept for too long. The next attempt starts a new one.
      if (isNotFound(error)) known.current = undefined;
      const message = messageOf(error);
      if (known.current !== undefined) return show({ kind: 'broken', stored: stored.current, message });
      const isFull = isApiError(error) && error.status === 409;
      show({ kind: 'refused', message: isFull ? 'Not started. Remove an unfinished upload first' : message });
      if (isFull) onFull(message);
    } finally {
      void queries.invalidateQueries({ queryKey: audienceUploadKeys.lists });
    }
  });

  useEffect(() => {
    if (!attempt) return undefined;
    const ending = new AbortController();
    void run(ending.signal);
    return () => ending.abort();
  }, [attempt]);

  const isBroken = state.kind === 'broken';
  useEffect(() => {
    if (!isBroken) return undefined;
    // The computer slept, or its network was away for longer than it tries.
    const listening = new AbortController();
    window.addEventListener('online', () => setAttempt({}), { signal: listening.signal });
    return () => listening.abort();
  }, [isBroken]);

  return {
    state,
    /** Stops it. The server keeps what it has. */
    stop() {
      setAttempt(undefined);
      setState({ kind: 'stopped', stored: stored.current });
    },
    goOn: () => setAttempt({}),
  };
}
