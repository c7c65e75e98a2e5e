import type { V1Schemas } from '@mailroom/api-client';
import { Banner, DateText, Link } from '@mailroom/design-system';
import { paths } from '../../../shared/paths.ts';

/** Says that the very same file is an audience's already, before it is imported twice. */
export function LoadedBefore({ earlier: { audience, imported_at } }: { earlier: V1Schemas['EarlierFile'] }) {
  return (
    <Banner tone="warning" title="This very file was imported before">
      Into <Link href={paths.audienceBuilder.audience(audience.id)}>{audience.name}</Link>,{' '}
      <DateText value={imported_at} />. Its people don’t need to be imported again.
    </Banner>
  );
}
