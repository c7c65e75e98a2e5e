import type { V1Schemas, V2Schemas } from '@mailroom/api-client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { lineFindingsQuery } from '../../../resources/creativeDraft.queries.ts';
import { usePaused } from '../../../shared/usePaused.ts';
import type { CreativeDetailValues } from '../form/creativeFields.ts';

type Creative = V1Schemas['Creative'];
type Lines = V2Schemas['CreativeLines'];

/** Milliseconds without a key before the lines are judged. */
const PAUSE = 300;

function isSaved({ subject, preheader, sender_profile_id: sender }: Creative, lines: Lines): boolean {
  return (
    (subject ?? '') === (lines.subject ?? '') &&
    (preheader ?? '') === (lines.preheader ?? '') &&
    sender === lines.sender_profile_id
  );
}

/** The findings about the lines as they are typed; undefined while they are as they were saved, or not judged yet. */
export function useTypedFindings(
  creative: Creative,
  control: Control<CreativeDetailValues>,
): V2Schemas['LineFinding'][] | undefined {
  const [subject, preheader, sender] = useWatch({ control, name: ['subject', 'preheader', 'sender_profile_id'] });
  const typed = useMemo(
    (): Lines => ({ subject: subject || null, preheader: preheader || null, sender_profile_id: sender }),
    [subject, preheader, sender],
  );
  const lines = usePaused(typed, PAUSE);
  const { data } = useQuery({
    ...lineFindingsQuery(creative.id, creative.revision, lines),
    enabled: !isSaved(creative, lines),
  });
  return isSaved(creative, typed) ? undefined : data?.objects;
}
