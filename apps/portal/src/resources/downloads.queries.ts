import type { V2Operations } from '@mailroom/api-client';
import { api, read } from '../shared/api.ts';
import { useWrite } from '../shared/useWrite.ts';

type FileType = V2Operations['getDownload']['parameters']['path']['file_type'];

interface StoredFileOf {
  readonly type: FileType;
  /** The id of the record that has the file. */
  readonly ownerId: number;
}

/** Downloads the file of a record. Its address is signed and short-lived, so it is asked for when it is needed. */
export function useDownload() {
  return useWrite({
    write: async ({ type, ownerId }: StoredFileOf) => {
      const path = { file_type: type, owner_id: ownerId };
      const { url } = await read(api.v2.GET('/download/{file_type}/{owner_id}', { params: { path } }));
      const link = document.createElement('a');
      link.href = url;
      // The file comes as an attachment; should it ever not, the portal stays open.
      link.download = '';
      link.click();
    },
    refreshes: [],
    isQuiet: true,
  });
}
