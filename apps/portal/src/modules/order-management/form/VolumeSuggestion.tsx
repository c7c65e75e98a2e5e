import { Button, Stack, Text } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { audienceQuery } from '../../../resources/audiences.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { SuggestionNote } from './SuggestionNote.tsx';

interface VolumeSuggestionProps {
  audienceId: number;
  volume: number | null;
  /** Whether an empty volume is filled in. */
  isFilling: boolean;
  onUse: (volume: number | null) => void;
}

/** Suggests everybody in the audience who can be mailed as the volume: fills it in for a new product, or offers it. */
export function VolumeSuggestion({ audienceId, volume, isFilling, onUse }: VolumeSuggestionProps) {
  const { number } = useFormats();
  const see = useCan('can_view_audience');
  const people = useQuery({ ...audienceQuery(audienceId), enabled: see.can }).data?.deliverable;
  const [filled, setFilled] = useState<number>();
  const fill = useEffectEvent((suggested: number) => {
    // A volume that was typed stays; one that was suggested for another audience doesn't.
    if (!isFilling || suggested === 0 || (volume !== null && volume !== filled)) return;
    setFilled(suggested);
    onUse(suggested);
  });
  useEffect(() => {
    if (people !== undefined) fill(people);
  }, [people]);
  if (people === undefined) return null;
  if (filled !== undefined && volume === filled)
    return <SuggestionNote text="Suggested: everybody who can be mailed" onUndo={() => onUse(null)} />;
  return people === 0 || people === volume ? (
    <Text tone="subtle">{number(people)} in the audience can be mailed</Text>
  ) : (
    <Stack direction="row">
      <Button variant="quiet" size="small" onClick={() => onUse(people)}>
        Use all {number(people)} who can be mailed
      </Button>
    </Stack>
  );
}
