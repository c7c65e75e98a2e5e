import type { V1Schemas } from '@mailroom/api-client';
import { Banner, Link, Page, PageHeader, Skeleton, Split } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { CreativePreview } from '../../../components/CreativePreview.tsx';
import { EntityStatus } from '../../../components/EntityStatus.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { creativeQuery, useCheckDraft } from '../../../resources/creatives.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { paths } from '../../../shared/paths.ts';
import { CreativeCheck } from '../creative/CreativeCheck.tsx';
import { CreativeFindings } from '../creative/CreativeFindings.tsx';
import { FinishDraftForm } from './FinishDraftForm.tsx';

type Creative = V1Schemas['Creative'];

/** Other creatives of the account with the same HTML. */
function SameHtml({ others }: { others: Creative['same_html'] }) {
  if (others.length === 0) return null;
  return (
    <Banner tone="warning" title="The same HTML is in another creative">
      {others.map(({ id, name }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <Link href={paths.campaignCreatives.creative(id)}>{name}</Link>
        </Fragment>
      ))}
    </Banner>
  );
}

/**
 * Checks each revision of a draft once, so that its findings appear while the rest is typed. A draft that is being
 * finished gets its real check: another call would be refused.
 */
function useDraftCheck({ id, revision, check, preview_url }: Creative, isFinishing: boolean): void {
  const { can } = useCan('can_validate_links');
  const { mutate } = useCheckDraft();
  const isUnchecked = can && !isFinishing && preview_url !== null && check?.status === 'Not Started';
  useEffect(() => {
    if (isUnchecked) mutate(id);
  }, [id, revision, isUnchecked, mutate]);
}

function Draft({ creative }: { creative: Creative }) {
  const navigate = useNavigate();
  const [isFinishing, setFinishing] = useState(false);
  useDraftCheck(creative, isFinishing);
  const { name, revision, preview_url } = creative;
  return (
    <>
      <SameHtml others={creative.same_html} />
      <CreativeCheck creative={creative} />
      <Split asideWidth={460} aside={<CreativePreview name={name} revision={revision} url={preview_url} />}>
        <FinishDraftForm creative={creative} onFinishing={setFinishing} />
        <CreativeFindings
          creative={creative}
          onAsk={(ask) => void navigate(paths.campaignCreatives.creativeDialog(creative.id, ask))}
        />
      </Split>
    </>
  );
}

/** A draft whose file is there: the rest is typed beside its preview and its findings. */
export function FinishDraft({ id }: { id: number }) {
  const creative = useQuery(creativeQuery(id));
  if (creative.error && !creative.data) {
    return (
      <LoadFailure
        what="The draft"
        query={creative}
        back={{ href: paths.campaignCreatives.dashboard, label: 'All creatives' }}
      />
    );
  }
  if (creative.data && creative.data.status !== 'Draft') {
    return <Navigate to={paths.campaignCreatives.creative(id)} replace />;
  }
  return (
    <Page>
      <PageHeader
        title="New creative"
        breadcrumbs={[{ label: 'Creatives', href: paths.campaignCreatives.dashboard }, { label: 'New creative' }]}
        status={creative.data && <EntityStatus entity="creative" code={creative.data.status} />}
      />
      {creative.data ? <Draft key={id} creative={creative.data} /> : <Skeleton lines={6} height={40} />}
    </Page>
  );
}
