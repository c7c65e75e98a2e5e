import { Button, Stack, Text } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { audienceQuery } from '../../../resources/audiences.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { useFormats } from '../../../shared/useFormats.ts';

interface VolumeSuggestionProps {
  audienceId: number;
  volume: number | null;
  onUse: (volume: number) => void;
}

/** Offers everybody in the audience who can be mailed as the volume. */
export function VolumeSuggestion({ audienceId, volume, onUse }: VolumeSuggestionProps) {
  const { number } = useFormats();
  const see = useCan('can_view_audience');
  const people = useQuery({ ...audienceQuery(audienceId), enabled: see.can }).data?.deliverable;
  if (people === undefined) return null;
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
