import type { V1Schemas } from '@mailroom/api-client';
import { Stack, Text, useDesign } from '@mailroom/design-system';
import { whoText } from '@mailroom/domain/derivation/who';
import { Fragment } from 'react';
import { useReaderId } from '../session/user/useCurrentUser.ts';
import { recordPath } from '../shared/recordPath.ts';
import { RecordLink } from './RecordLink.tsx';

type Reason = V1Schemas['Reason'];

interface StatusReasonsProps {
  reasons: readonly Reason[];
  /** The record on this page. A reason that names it leads nowhere else, so it has no link. */
  of: { readonly entity: string; readonly id: number };
  /** Where a field of the record is filled in; without it, a reason links to its record only. */
  fieldHref?: ((field: string) => string) | undefined;
}

/** The reason's text as a link to where it is fixed. Of several fields, each is a link. */
function ReasonText({ reason, of, fieldHref }: { reason: Reason } & Omit<StatusReasonsProps, 'reasons'>) {
  const [first, ...more] = reason.fields ?? [];
  if (!fieldHref || !first) {
    const { subject } = reason;
    const isElsewhere = subject && !(subject.entity === of.entity && subject.id === of.id);
    return <RecordLink href={isElsewhere ? recordPath(subject) : undefined}>{reason.text}</RecordLink>;
  }
  if (more.length === 0) return <RecordLink href={fieldHref(first.name)}>{reason.text}</RecordLink>;
  return (
    <>
      Missing:{' '}
      {[first, ...more].map(({ name, label }, at) => (
        <Fragment key={name}>
          {at > 0 && ', '}
          <RecordLink href={fieldHref(name)}>{label}</RecordLink>
        </Fragment>
      ))}
      .
    </>
  );
}

/** Why a record has its status: each reason says who acts and links to where it is fixed. */
export function StatusReasons({ reasons, of, fieldHref }: StatusReasonsProps) {
  const { formatDate, timeZone } = useDesign();
  const reader = useReaderId();
  const whoActs = ({ actor, actor_id: id, due }: Reason) =>
    [actor && whoText(reader, { id, name: actor }), due && `by ${formatDate(due, 'datetime', timeZone)}`]
      .filter(Boolean)
      .join(' ');
  return (
    <Stack gap={4}>
      {reasons.map((reason) => {
        const acts = whoActs(reason);
        return (
          <Text key={`${reason.code}-${reason.text}`} as="p">
            <ReasonText reason={reason} of={of} fieldHref={fieldHref} />
            {acts && <Text tone="subtle"> {acts}</Text>}
          </Text>
        );
      })}
    </Stack>
  );
}
