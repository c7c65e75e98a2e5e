import { Stack } from '@mailroom/design-system';
import type { CreativePartName } from '@mailroom/domain/verdicts/creativeParts';
import { useQuery } from '@tanstack/react-query';
import { partSignOffsQuery } from '../../../resources/partSignOffs.queries.ts';
import { SignOffButton } from './SignOffButton.tsx';
import { SignedBy, SignOffBadge } from './SignOffState.tsx';

interface PartSignOffProps {
  creativeId: number;
  part: CreativePartName;
  /** Leaves out who signed and when, which the Overview says, where the line has other things too. Default false. */
  isShort?: boolean | undefined;
}

/** One line on the tab of a part: whether it is signed off, and the button for it. */
export function PartSignOff({ creativeId, part, isShort = false }: PartSignOffProps) {
  const signOffs = useQuery(partSignOffsQuery(creativeId));
  const signOff = signOffs.data?.objects.find((each) => each.part === part);
  // The Overview says that the sign-offs can't be loaded.
  if (!signOff || signOff.state === 'absent') return null;
  return (
    <Stack role="group" aria-label="Sign-off of this part" direction="row" gap={8} align="center" isWrapping>
      <SignOffBadge {...signOff} />
      {!isShort && <SignedBy {...signOff} />}
      <SignOffButton creativeId={creativeId} signOff={signOff} />
    </Stack>
  );
}
