import { isApiError, type V1Schemas } from '@mailroom/api-client';
import { api, read } from '../../shared/api.ts';
import { useWrite } from '../../shared/useWrite.ts';

/** Settings of a file that a person corrected. */
export type GivenReading = V1Schemas['AudienceFileReading'];

interface ReadAgain {
  id: number;
  given: GivenReading;
}

/** Reads an uploaded file in another way. The answer is another upload of it, so whatever was asked about the first one stays. */
export function useReadAgain() {
  return useWrite({
    write: ({ id, given }: ReadAgain) =>
      read(api.v1.POST('/audience/file/{id}/read', { params: { path: { id } }, body: given })),
    refreshes: [],
    isQuiet: true,
    // The card of the settings says why the file can't be read so.
    handles: isApiError,
  });
}
