import { Card, ErrorState, Link, Skeleton, Stack, Text } from '@mailroom/design-system';
import { creativePart } from '@mailroom/domain/verdicts/creativeParts';
import { useQuery } from '@tanstack/react-query';
import { partSignOffsQuery } from '../../../resources/partSignOffs.queries.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { paths } from '../../../shared/paths.ts';
import { SignOffButton } from './SignOffButton.tsx';
import { SignedBy, SignOffBadge } from './SignOffState.tsx';

/** The five parts of a creative: who signed each off, and what has changed since. */
export function CreativeSignOffs({ creativeId }: { creativeId: number }) {
  const signOffs = useQuery(partSignOffsQuery(creativeId));
  const rows = signOffs.data?.objects;
  const known = rows?.filter(({ state }) => state !== 'absent');
  return (
    <Card
      title="Sign-offs"
      note={known && `${known.filter(({ state }) => state === 'signed').length} of ${known.length}`}
    >
      {signOffs.error && !rows ? (
        <ErrorState title="The sign-offs could not be loaded" onRetry={() => void signOffs.refetch()}>
          {errorText(signOffs.error)}
        </ErrorState>
      ) : (
        <Stack gap={8}>
          {known ? (
            known.map((signOff) => (
              <Stack key={signOff.part} direction="row" gap={8} align="center" justify="between" isWrapping>
                <Stack direction="row" gap={8} align="center" isWrapping>
                  <Link href={paths.campaignCreatives.creative(creativeId, signOff.part)}>
                    {creativePart(signOff.part).label}
                  </Link>
                  <SignOffBadge {...signOff} />
                  <SignedBy {...signOff} />
                </Stack>
                <SignOffButton creativeId={creativeId} signOff={signOff} />
              </Stack>
            ))
          ) : (
            <Skeleton lines={5} height={24} smallHeight={44} />
          )}
          <Text as="p" tone="muted">
            A new revision keeps the sign-offs of the parts that did not change.
          </Text>
        </Stack>
      )}
    </Card>
  );
}
