import type { V2Schemas } from '@mailroom/api-client';
import { Badge, DateText, Text } from '@mailroom/design-system';

type PartSignOff = V2Schemas['PartSignOff'];

const STATES = {
  signed: ['success', 'Signed off'],
  changed: ['warning', 'Changed since'],
  unsigned: ['secondary', 'Not signed off'],
  absent: ['secondary', 'No such part'],
  unchecked: ['secondary', 'Not ready yet'],
} as const;

/** The state of a part's sign-off. A missing one that the account needs stands out. */
export function SignOffBadge({ state, needed }: Pick<PartSignOff, 'state' | 'needed'>) {
  const [tone, label] = STATES[state];
  const isLacking = needed && (state === 'unsigned' || state === 'changed');
  return <Badge tone={isLacking ? 'danger' : tone}>{isLacking ? `${label}, needed` : label}</Badge>;
}

/** Names the person who signed, the revision and the time. */
export function SignedBy({ signed_by, signed_at, revision }: PartSignOff) {
  if (signed_at === null) return null;
  return (
    <Text tone="muted">
      {signed_by?.name ?? 'somebody who has left'}, revision {revision}, <DateText value={signed_at} />
    </Text>
  );
}
