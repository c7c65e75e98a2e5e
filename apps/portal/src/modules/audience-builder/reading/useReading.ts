import { isApiError, type V1Schemas } from '@mailroom/api-client';
import { useState } from 'react';
import { useReadAgain, type GivenReading } from '../../../resources/audienceReading.queries.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';

type AudienceFile = V1Schemas['AudienceFile'];

const NOTHING: GivenReading = {};

function failureOf(error: Error | null): string | undefined {
  if (!error) return undefined;
  const [said] = isApiError(error) ? Object.values(error.fields) : [];
  return (said ?? errorText(error)).replace(/\.$/, '');
}

/** Corrects how an uploaded file is read. `onRead` takes the file as it is read then. */
export function useReading(file: AudienceFile | undefined, onRead: (now: AudienceFile, before: AudienceFile) => void) {
  const again = useReadAgain();
  const [corrected, setCorrected] = useState<{ fileId: number; given: GivenReading }>();
  // Another file begins without corrections.
  const given = corrected && corrected.fileId === file?.id ? corrected.given : NOTHING;

  function read(next: GivenReading) {
    if (!file) return;
    again.mutate(
      { id: file.id, given: next },
      {
        onSuccess(now) {
          setCorrected({ fileId: now.id, given: next });
          onRead(now, file);
        },
      },
    );
  }

  return {
    /** The settings that the user has corrected. */
    given,
    change: (change: GivenReading) => read({ ...given, ...change }),
    reset: () => read(NOTHING),
    failure: again.variables?.id === file?.id ? failureOf(again.error) : undefined,
    isReading: again.isPending,
  };
}

export type Reading = ReturnType<typeof useReading>;
