import { isApiError, type V1Schemas } from '@mailroom/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../../shared/api.ts';
import { audienceUploadKeys } from '../../shared/recordKeys.ts';
import { useWrite } from '../../shared/useWrite.ts';

export type AudienceUpload = V1Schemas['AudienceUpload'];

const TUS = { 'Tus-Resumable': '1.0.0' } as const;

/** Polls while a file is unpacked, even if the stream of live hints is cut. A small one takes a second. */
const WHILE_READING = 2_000;

/** The caller's uploads that aren't files of people yet, in all accounts. */
export function audienceUploadsQuery() {
  return queryOptions({
    queryKey: audienceUploadKeys.lists,
    queryFn: ({ signal }) => read(api.v1.GET('/audience/upload', { signal })),
    refetchInterval: ({ state }) =>
      state.data?.objects.some((upload) => upload.state === 'reading') ? WHILE_READING : false,
    // Another browser may have sent more of one since.
    staleTime: 0,
  });
}

export function audienceUploadQuery(id: number) {
  return queryOptions({
    queryKey: audienceUploadKeys.one(id),
    queryFn: ({ signal }) => read(api.v1.GET('/audience/upload/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data?.state === 'reading' ? WHILE_READING : false),
    staleTime: 0,
  });
}

/** The columns and first rows of an uploaded file. */
export function audienceFileQuery(id: number) {
  return queryOptions({
    queryKey: ['audience_file', 'one', id],
    queryFn: ({ signal }) => read(api.v1.GET('/audience/file/{id}', { params: { path: { id } }, signal })),
    staleTime: Infinity,
  });
}

interface Start {
  readonly file: File;
  readonly accountId: number;
  readonly signal: AbortSignal;
}

function base64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
}

/** Starts an upload. Its bytes come later, by `sendBytes`. */
export function startAudienceUpload({ file, accountId, signal }: Start): Promise<AudienceUpload> {
  const about = { filename: file.name, account_id: String(accountId), last_modified: String(file.lastModified) };
  const metadata = Object.entries(about).map(([name, value]) => `${name} ${base64(value)}`);
  const header = { ...TUS, 'Upload-Length': file.size, 'Upload-Metadata': metadata.join(',') };
  return read(api.v1.POST('/audience/upload', { params: { header }, signal }));
}

export function useRemoveAudienceUpload() {
  return useWrite({
    write: ({ id }: AudienceUpload) =>
      read(api.v1.DELETE('/audience/upload/{id}', { params: { path: { id }, header: TUS } })),
    refreshes: [audienceUploadKeys.all],
    says: (_, { name }) => `${name} is removed`,
  });
}

interface Choice {
  readonly id: number;
  readonly table: number;
}

export function useChooseAudienceTable() {
  return useWrite({
    write: ({ id, table }: Choice) =>
      read(api.v1.POST('/audience/upload/{id}/table', { params: { path: { id } }, body: { table } })),
    refreshes: [audienceUploadKeys.all],
    isQuiet: true,
    // The list of tables says why one can't be used.
    handles: isApiError,
  });
}
