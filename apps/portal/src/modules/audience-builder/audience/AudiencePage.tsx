import type { V1Schemas } from '@mailroom/api-client';
import { Banner, Code, Page, PageHeader, Skeleton, Split, Stack, Tabs } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { EntityStatus } from '../../../components/EntityStatus.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { StatusReasons } from '../../../components/StatusReasons.tsx';
import { audienceQuery } from '../../../resources/audiences.queries.ts';
import { useUrlText } from '../../../shared/listState/useUrlText.ts';
import { lazyPart, loadOnUse } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { useRouteId } from '../../../shared/recordId.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { AudienceActions } from './AudienceActions.tsx';
import { AudienceCounts } from './AudienceCounts.tsx';
import { ColumnList } from '../import/ColumnList.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { RejectReasons } from './RejectReasons.tsx';

const Activity = lazyPart(async () => (await import('../../../components/Activity.tsx')).Activity);
const AudienceDialog = loadOnUse(async () => (await import('./AudienceDialog.tsx')).AudienceDialog);
const AudienceMembers = lazyPart(async () => (await import('./AudienceMembers.tsx')).AudienceMembers);
const AudienceVersions = lazyPart(async () => (await import('./AudienceVersions.tsx')).AudienceVersions);

// They are shown during an import only.
const ImportSteps = loadOnUse(
  async () => (await import('../import/ImportSteps.tsx')).ImportSteps,
  <Skeleton lines={1} height={24} smallHeight={56} />,
);

const OptedOut = loadOnUse(
  async () => (await import('./OptedOut.tsx')).OptedOut,
  ({ audience: { consent } }) => <Skeleton lines={consent.columns.length + 3} height={32} smallHeight={76} />,
);

const SuspectQuotes = loadOnUse(
  async () => (await import('../reading/SuspectQuotes.tsx')).SuspectQuotes,
  ({ groups }) => <Skeleton lines={groups.length + 2} height={32} smallHeight={76} />,
);

const UseInOrderDialog = loadOnUse(
  async () => (await import('../../../components/UseInOrderDialog.tsx')).UseInOrderDialog,
);

type Audience = V1Schemas['Audience'];

const people = { label: 'People', href: paths.audienceBuilder.people };

/** The steps are shown right after the import has started, and to everybody while the first import runs. */
function Way({ audience: { importing, latest_import: latest, version_number } }: { audience: Audience }) {
  const state: unknown = useLocation().state;
  const isNew = typeof state === 'object' && state !== null && 'isNew' in state;
  if (!isNew && !(importing && version_number === null)) return null;
  const hasConsent = latest.counts.opted_out > 0;
  if (latest.state === 'sealed') return <ImportSteps current="ready" hasConsent={hasConsent} />;
  return <ImportSteps current="import" hasConsent={hasConsent} hasFailed={latest.state !== 'importing'} />;
}

function Overview({ audience }: { audience: Audience }) {
  const speaksOfConsent = audience.consent.columns.length > 0 || audience.consent.imported_anyway !== null;
  return (
    <Stack gap={16}>
      {(!audience.importing || audience.version_number !== null) && <AudienceCounts audience={audience} />}
      <Split aside={<ColumnList audience={audience} />}>
        <Stack gap={16}>
          {speaksOfConsent && <OptedOut audience={audience} />}
          <RejectReasons audience={audience} />
          {audience.suspects.length > 0 && <SuspectQuotes groups={audience.suspects} />}
        </Stack>
      </Split>
    </Stack>
  );
}

function Known({ audience }: { audience: Audience }) {
  const { bytes, number } = useFormats();
  const [tab, setTab] = useUrlText('tab', 'overview');
  const [dialog, setDialog] = useUrlText('dialog');
  const { importing, file, reasons, status, suppressed_now, deliverable, version_number } = audience;
  const members = version_number === null ? undefined : number(suppressed_now + deliverable);
  return (
    <>
      <PageHeader
        breadcrumbs={[people]}
        title={audience.name}
        status={<EntityStatus entity="audience" code={status} reasons={reasons} hasGuide />}
        note={<Code>{`${file.name}, ${bytes(file.size)}`}</Code>}
        actions={<AudienceActions audience={audience} />}
      />
      <Way audience={audience} />
      {!importing && reasons.length > 0 && (
        <Banner
          tone={status === 'Approved' ? 'warning' : 'danger'}
          title={status === 'Approved' ? 'The newest import failed' : 'Nobody can be mailed'}
        >
          <StatusReasons reasons={reasons} of={{ entity: 'audience', id: audience.id }} />
        </Banner>
      )}
      {importing && <ImportProgress importing={importing} />}
      <Tabs
        label="Audience"
        value={tab}
        onValueChange={setTab}
        items={[
          { id: 'overview', label: 'Overview', content: <Overview audience={audience} /> },
          { id: 'members', label: 'Members', count: members, content: <AudienceMembers audience={audience} /> },
          { id: 'versions', label: 'Versions', content: <AudienceVersions audience={audience} /> },
          { id: 'activity', label: 'Activity', content: <Activity entity="audience" entityId={audience.id} /> },
        ]}
      />
      {dialog === 'use' && (
        <UseInOrderDialog
          part={{ audience: audience.id, accountId: audience.account_id }}
          onClose={() => setDialog('')}
        />
      )}
      {dialog === 'edit' && <AudienceDialog audience={audience} onClose={() => setDialog('')} />}
    </>
  );
}

/** One audience: its running import, then who can be mailed and why others can't. */
export function AudiencePage() {
  const id = useRouteId();
  const audience = useQuery(audienceQuery(id));
  usePageTitle(audience.data?.name ?? 'Audience');
  if (audience.error && !audience.data) return <LoadFailure what="The audience" query={audience} back={people} />;
  return <Page>{audience.data ? <Known audience={audience.data} key={id} /> : <Skeleton lines={10} />}</Page>;
}
