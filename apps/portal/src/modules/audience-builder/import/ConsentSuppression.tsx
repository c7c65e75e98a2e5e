import type { V1Schemas } from '@mailroom/api-client';
import { Button, DescriptionList, Skeleton, Stack, Text } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { consentSuppressionQuery } from '../../../resources/audienceFiles/audienceSample.queries.ts';
import { useFormats } from '../../../shared/useFormats.ts';

interface ConsentSuppressionProps {
  fileId: number;
  input: V1Schemas['ConsentSuppressionInput'];
}

/** Counts the people in the account that a suppression of those who are left out would reach. */
export function ConsentSuppression({ fileId, input }: ConsentSuppressionProps) {
  const { number, count } = useFormats();
  const { data, isError, refetch } = useQuery(consentSuppressionQuery(fileId, input));
  if (isError)
    return (
      <Stack direction="row" gap={8} align="center" role="alert">
        <Text tone="muted">The people could not be counted.</Text>
        <Button size="small" onClick={() => void refetch()}>
          Count again
        </Button>
      </Stack>
    );
  if (!data) return <Skeleton lines={3} />;
  const { people, suppressed, in_audiences: inAudiences, audiences } = data;
  return (
    <Stack gap={8}>
      <DescriptionList
        items={[
          { term: 'New to the suppressions', detail: number(people - suppressed) },
          { term: 'Suppressed already', detail: number(suppressed) },
          { term: 'Of the new, in audiences now', detail: number(inAudiences) },
        ]}
      />
      <Text tone="muted">
        {audiences === 0
          ? 'No audience loses anybody.'
          : `${count(inAudiences, 'person leaves', 'people leave')} ${count(audiences, 'audience')}, counted again after the import.`}
      </Text>
    </Stack>
  );
}
