import { isApiError, type V1Schemas } from '@mailroom/api-client';
import { useReadAgain, type GivenReading } from '../../../resources/audienceFiles/audienceReading.queries.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';

type AudienceFile = V1Schemas['AudienceFile'];

/** How a file is read: the settings that the user has corrected, and what happens with the file as it is read then. */
export interface Corrections {
  given: GivenReading;
  onRead: (now: AudienceFile, given: GivenReading) => void;
}

function failureOf(error: Error | null): string | undefined {
  if (!error) return undefined;
  const [said] = isApiError(error) ? Object.values(error.fields) : [];
  return (said ?? errorText(error)).replace(/\.$/, '');
}

/** Corrects how an uploaded file is read. */
export function useReading({ id }: AudienceFile, { given, onRead }: Corrections) {
  const again = useReadAgain();
  const read = (next: GivenReading) => again.mutate({ id, given: next }, { onSuccess: (now) => onRead(now, next) });
  return {
    change: (change: GivenReading) => read({ ...given, ...change }),
    reset: () => read({}),
    failure: again.variables?.id === id ? failureOf(again.error) : undefined,
    isReading: again.isPending,
  };
}
