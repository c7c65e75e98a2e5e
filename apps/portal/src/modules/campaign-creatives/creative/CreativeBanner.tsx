import type { V1Schemas } from '@mailroom/api-client';
import { Banner, Link, Stack, Text, useDesign } from '@mailroom/design-system';
import { paths } from '../../../shared/paths.ts';
import { placeOf } from './creativeTabs.ts';

type Creative = V1Schemas['Creative'];

/** Shown only when somebody must act: says why and links to where it is fixed. */
export function CreativeBanner({ creative }: { creative: Creative }) {
  const { formatDate, timeZone } = useDesign();
  const { rejection, reasons, status, id } = creative;
  if (rejection) {
    return (
      <Banner tone="danger" title="This creative is rejected">
        {rejection.reason}. {rejection.by?.name ?? 'Somebody'} rejected it on{' '}
        {formatDate(rejection.at, 'datetime', timeZone)}. A new revision or the withdrawal ends that.
      </Banner>
    );
  }
  if (reasons.length === 0 || status === 'Approved' || status === 'Live - See Report') return null;
  if (status === 'Draft' || status === 'Action Pending - Validate') return null;
  return (
    <Banner tone="danger" title={status === 'Need Attention' ? 'This creative needs attention' : 'This can’t be sent'}>
      <Stack gap={4}>
        {reasons.map(({ code, text, actor }) => (
          <Text key={`${code}-${text}`} as="p">
            <Link href={paths.campaignCreatives.creative(id, placeOf(code).tab)}>{text}</Link>
            {actor && <Text tone="subtle"> {actor}</Text>}
          </Text>
        ))}
      </Stack>
    </Banner>
  );
}
