import type { V2Schemas } from '@mailroom/api-client';
import { Button, DateText, Text } from '@mailroom/design-system';
import { whoText } from '@mailroom/domain/derivation/who';
import { useReaderId } from '../../../../session/user/useCurrentUser.ts';

type Decision = NonNullable<V2Schemas['ProofreadFault']['decision']>;

const DONE: Readonly<Record<Decision['choice'], (decision: Decision) => string>> = {
  leave_out: () => 'Left out',
  fallback: ({ fallback }) => `‘${fallback ?? ''}’ instead`,
  accept: ({ reason }) => `Accepted, because ‘${reason ?? ''}’`,
};

interface DecisionLineProps {
  decision: Decision;
  /** The title of the fault. */
  title: string;
  /** Undefined if it can't be taken back now. */
  onTakeBack: (() => void) | undefined;
}

/** Says what was decided, by whom and when. */
export function DecisionLine({ decision, title, onTakeBack }: DecisionLineProps) {
  const reader = useReaderId();
  return (
    <Text as="p" size={12} tone="muted">
      {DONE[decision.choice](decision)}. {whoText(reader, decision.by)}, <DateText value={decision.at} />{' '}
      {onTakeBack && (
        <Button variant="quiet" size="small" aria-label={`Take back: ${title}`} onClick={onTakeBack}>
          Take back
        </Button>
      )}
    </Text>
  );
}
