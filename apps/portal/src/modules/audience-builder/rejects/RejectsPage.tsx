import { Page, Skeleton } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { audienceQuery } from '../../../resources/audiences.queries.ts';
import { loadAlongside } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { useRouteId } from '../../../shared/recordId.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';

const RejectedRows = loadAlongside(
  async () => (await import('./RejectedRows.tsx')).RejectedRows,
  <Skeleton lines={10} />,
);

const people = { label: 'People', href: paths.audienceBuilder.people };

/** The rejected rows of an audience, which are corrected in place. `?reason=` names the reasons to show. */
export function RejectsPage() {
  const id = useRouteId();
  const audience = useQuery(audienceQuery(id));
  usePageTitle(audience.data ? `Rejected rows of ${audience.data.name}` : 'Rejected rows');
  if (audience.error && !audience.data) return <LoadFailure what="The audience" query={audience} back={people} />;
  return <Page>{audience.data ? <RejectedRows audience={audience.data} key={id} /> : <Skeleton lines={10} />}</Page>;
}
