import type { V1Schemas } from '@mailroom/api-client';
import { Banner, DateText } from '@mailroom/design-system';
import { whoText } from '@mailroom/domain/derivation/who';
import { useReaderId } from '../session/user/useCurrentUser.ts';
import { useFormats } from '../shared/useFormats.ts';

/** Warns that an audience has people who opted out in its file: how many rows, who imported them and why. */
export function ImportedAnyway({ rows, reason, by, at }: V1Schemas['ImportedAnyway']) {
  const reader = useReaderId();
  const { count } = useFormats();
  const title = 'People who opted out in the file were imported as well';
  return (
    <Banner tone="warning" title={rows === null ? title : `${title} (${count(rows, 'row')})`}>
      {whoText(reader, by)} decided on <DateText value={at} />: ‘{reason}’
    </Banner>
  );
}
