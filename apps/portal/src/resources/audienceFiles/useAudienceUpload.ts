import { isApiError, type V1Schemas } from '@mailroom/api-client';
import type { FileDropItem } from '@mailroom/design-system';
import { useRef, useState } from 'react';
import { api } from '../../shared/api.ts';
import { errorText, isAborted } from '../../shared/errors/errorKinds.ts';
import { goesInParts } from './peopleFiles.ts';

type AudienceFile = V1Schemas['AudienceFile'];
type Item = Omit<FileDropItem, 'id'>;

interface Sending {
  readonly file: File;
  readonly accountId: number;
}

/** An upload in parts that is on its way, or whose file is unpacked. */
export interface UploadInParts {
  readonly accountId: number;
  /** Undefined once all of it has come. */
  readonly file?: File;
  /** Undefined until it has started. */
  readonly id?: number;
  /** Whether another table is chosen of a file that is ready. */
  readonly choosesAgain?: boolean;
}

/**
 * Uploads a file of people. A small CSV goes in one call, and the server answers with the file's columns and first rows. Any
 * other goes in parts, which the screen's own part sends.
 */
export function useAudienceUpload() {
  const [item, setItem] = useState<Item>();
  const [uploaded, setUploaded] = useState<AudienceFile>();
  const [parts, setParts] = useState<UploadInParts>();
  /** Where another table of the packed file is chosen, if it has several. */
  const [others, setOthers] = useState<UploadInParts>();
  const sending = useRef<Sending & { readonly ending: AbortController }>(undefined);

  function clear() {
    sending.current?.ending.abort();
    sending.current = undefined;
    setItem(undefined);
    setUploaded(undefined);
    setParts(undefined);
    setOthers(undefined);
  }

  async function send({ file, accountId }: Sending) {
    clear();
    if (goesInParts(file)) return setParts({ file, accountId });
    const ending = new AbortController();
    const current = { file, accountId, ending };
    sending.current = current;
    const began = performance.now();
    const show = (state: Item['state']) => {
      if (sending.current === current) setItem({ name: file.name, size: file.size, state });
    };
    show({ kind: 'uploading', loaded: 0 });
    try {
      const answer = await api.upload('v1', 'post', '/audience/file', {
        body: { account_id: accountId, audience_csv: file },
        signal: ending.signal,
        onProgress(sent, total) {
          const seconds = (performance.now() - began) / 1000;
          // `sent` counts the whole form, so it may be a little more than the file.
          const loaded = Math.min(file.size, sent);
          show({ kind: 'uploading', loaded, ...(sent > 0 && { secondsLeft: (seconds * (total - sent)) / sent }) });
        },
      });
      if (sending.current !== current) return;
      show({ kind: 'done', note: `${answer.columns.length} columns, read as ${answer.encoding.toUpperCase()}` });
      setUploaded(answer);
    } catch (error) {
      if (isAborted(error)) return;
      if (!isApiError(error)) throw error;
      show({ kind: 'error', message: error.fields['audience_csv'] ?? errorText(error) });
    }
  }

  /** Continues an upload that began earlier, with its file again while bytes are missing. */
  function goOn(next: UploadInParts) {
    clear();
    setParts(next);
  }

  return {
    /** Set while an upload in parts is on its way. */
    parts,
    goOn,
    /** Takes the file that an upload in parts has become, shown with its name, size and a note. */
    take(file: AudienceFile, shown: Item, tables: UploadInParts | undefined) {
      clear();
      setItem(shown);
      setUploaded(file);
      setOthers(tables);
    },
    /** Chooses another table of the packed file; undefined where it has one only. */
    chooseTable: others && (() => goOn(others)),
    items: item ? [{ id: 'people', ...item }] : [],
    uploaded,
    send: (file: File, accountId: number) => void send({ file, accountId }),
    retry: () => sending.current && void send(sending.current),
    clear,
    /** Takes the same file as it was read again. */
    setUploaded,
  };
}
