import type { V2Schemas } from '@mailroom/api-client';
import { Button } from '@mailroom/design-system';
import { creativePart } from '@mailroom/domain/verdicts/creativeParts';
import { useSignOffPart } from '../../../resources/partSignOffs.queries.ts';
import { useOffered } from '../../../session/user/usePermissions.ts';

interface SignOffButtonProps {
  creativeId: number;
  signOff: V2Schemas['PartSignOff'];
}

/** Signs off a part, or takes that back. Nothing for people who may do neither. */
export function SignOffButton({ creativeId, signOff }: SignOffButtonProps) {
  const { mutate, isPending } = useSignOffPart();
  const isOffered = useOffered();
  const { part, hash, state, actions } = signOff;
  const isSigned = state === 'signed';
  const action = actions.find(({ name }) => name === (isSigned ? 'withdraw' : 'sign_off'));
  if (!isOffered(action) || state === 'absent') return null;
  const { name } = creativePart(part);
  return (
    <Button
      size="small"
      aria-label={isSigned ? `Withdraw the sign-off of ${name}` : `Sign off ${name}`}
      isBusy={isPending}
      disabled={!action?.allowed}
      reason={action?.reason ?? ''}
      onClick={() => {
        if (hash !== null) mutate({ id: creativeId, part, hash, withdraw: isSigned });
      }}
    >
      {isSigned ? 'Withdraw' : 'Sign off'}
    </Button>
  );
}
