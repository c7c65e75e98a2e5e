import type { V1Schemas } from '@mailroom/api-client';
import { Banner, DateText } from '@mailroom/design-system';
import { whoText } from '@mailroom/domain/derivation/who';
import { useReaderId } from '../session/user/useCurrentUser.ts';

/** Warns that an audience has people who opted out in its file, and says who imported them and why. */
export function ImportedAnyway({ reason, by, at }: V1Schemas['ImportedAnyway']) {
  const reader = useReaderId();
  return (
    <Banner tone="warning" title="People who opted out in the file were imported as well">
      {whoText(reader, by)} decided on <DateText value={at} />: ‘{reason}’
    </Banner>
  );
}
