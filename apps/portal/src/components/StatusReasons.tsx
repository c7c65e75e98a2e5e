import type { V1Schemas } from '@mailroom/api-client';
import { Stack, Text, useDesign } from '@mailroom/design-system';
import { recordPath } from '../shared/recordPath.ts';
import { RecordLink } from './RecordLink.tsx';

type Reason = V1Schemas['Reason'];

/** Why a record has its status: each reason says who acts and links to where it is fixed. */
export function StatusReasons({ reasons }: { reasons: readonly Reason[] }) {
  const { formatDate, timeZone } = useDesign();
  const whoActs = ({ actor, due }: Reason) =>
    [actor, due && `by ${formatDate(due, 'datetime', timeZone)}`].filter(Boolean).join(' ');
  return (
    <Stack gap={4}>
      {reasons.map((reason) => {
        const acts = whoActs(reason);
        return (
          <Text key={`${reason.code}-${reason.text}`} as="p">
            <RecordLink href={reason.subject ? recordPath(reason.subject) : undefined}>{reason.text}</RecordLink>
            {acts && <Text tone="subtle"> {acts}</Text>}
          </Text>
        );
      })}
    </Stack>
  );
}
