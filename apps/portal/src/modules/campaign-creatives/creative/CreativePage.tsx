import type { V1Schemas } from '@mailroom/api-client';
import { Card, Code, Page, PageHeader, Skeleton, Split, Stack, Tabs, useMedia } from '@mailroom/design-system';
import type { CreativePartName } from '@mailroom/domain/verdicts/creativeParts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { EntityStatus } from '../../../components/EntityStatus.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { creativeQuery, useDuplicateCreative } from '../../../resources/creatives.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { useUrlText } from '../../../shared/listState/useUrlText.ts';
import { lazyPart, loadAlongside, loadOnUse } from '../../../shared/lazyPart.tsx';
import { paths } from '../../../shared/paths.ts';
import { useRouteId } from '../../../shared/recordId.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { CreativeActions } from './CreativeActions.tsx';
import { CreativeBanner } from './CreativeBanner.tsx';
import { CreativeFacts, CreativePins } from './CreativeFacts.tsx';
import { FindingsSkeleton } from './FindingsSkeleton.tsx';
import { CreativePreview } from '../../../components/CreativePreview.tsx';

type Creative = V1Schemas['Creative'];

const CopyBanner = loadOnUse(async () => (await import('../../../components/CopyBanner.tsx')).CopyBanner, null);
const Activity = lazyPart(async () => (await import('../../../components/Activity.tsx')).Activity);
// Most creatives are checked already, and then it shows nothing.
const CreativeCheck = loadAlongside(async () => (await import('./CreativeCheck.tsx')).CreativeCheck, null);
const CreativeFindings = loadAlongside<{ creative: Creative; onAsk: (dialog: string) => void }>(
  async () => (await import('./CreativeFindings.tsx')).CreativeFindings,
  ({ creative }) => (
    <Card title="Findings">
      <FindingsSkeleton open={creative.open_findings} />
    </Card>
  ),
);
const CreativeInbox = loadAlongside<{ creative: Creative }>(
  async () => (await import('./CreativeInbox.tsx')).CreativeInbox,
  () => (
    <Card title="In the inbox">
      <Skeleton lines={1} height={220} smallHeight={284} />
    </Card>
  ),
);
const CreativeSignOffs = loadAlongside<{ creativeId: number }>(
  async () => (await import('../part-sign-off/CreativeSignOffs.tsx')).CreativeSignOffs,
  () => (
    <Card title="Sign-offs">
      <Skeleton lines={6} height={24} smallHeight={44} />
    </Card>
  ),
);
const PartSignOff = loadOnUse<{ creativeId: number; part: CreativePartName; isShort?: boolean }>(
  async () => (await import('../part-sign-off/PartSignOff.tsx')).PartSignOff,
  null,
);
const CreativeClients = lazyPart(async () => (await import('../clients/CreativeClients.tsx')).CreativeClients);
const CreativeDialogs = loadOnUse(async () => (await import('./CreativeDialogs.tsx')).CreativeDialogs);
const CreativeHtml = lazyPart(async () => (await import('../html/CreativeHtml.tsx')).CreativeHtml);
const CreativeLinks = lazyPart(async () => (await import('../links/CreativeLinks.tsx')).CreativeLinks);
const CreativeReaders = lazyPart(async () => (await import('../readers/CreativeReaders.tsx')).CreativeReaders);
const CreativeRevisions = lazyPart(async () => (await import('../revisions/CreativeRevisions.tsx')).CreativeRevisions);
const CreativeSeeds = lazyPart(async () => (await import('../seeds/CreativeSeeds.tsx')).CreativeSeeds);
const CreativeText = lazyPart(async () => (await import('../text/CreativeText.tsx')).CreativeText);

/** From this width on, the code is beside its preview, and both fill the window. */
const SIDE_BY_SIDE = '(min-width: 1200px)';

/** `head`: the place in the line of the tabs for what the editor does; undefined where it has a line of its own. */
function tabs(creative: Creative, ask: (what: string) => void, head: HTMLElement | null | undefined) {
  const { id, name, revision, preview_url } = creative;
  const preview = { name, revision, url: preview_url };
  const seeds = creative.test_seeds.count + creative.live_seeds.count;
  const badRows = creative.test_seeds.bad_rows + creative.live_seeds.bad_rows;
  const signed = (part: CreativePartName, content: ReactNode) => (
    <Stack gap={16}>
      <PartSignOff creativeId={id} part={part} />
      {content}
    </Stack>
  );
  return [
    {
      id: 'overview',
      label: 'Overview',
      ...(creative.open_findings > 0 && { count: creative.open_findings, tone: 'danger' as const }),
      content: (
        <Split asideWidth={460} aside={<CreativePreview {...preview} />}>
          <CreativeFindings creative={creative} onAsk={ask} />
          <CreativeInbox creative={creative} />
          <CreativeFacts creative={creative} onEdit={() => ask('edit')} />
          {/* Below the rest, because its rows come later: on a slow connection it would move what is below it. */}
          <CreativeSignOffs creativeId={id} />
          <CreativePins pins={creative.pins} />
        </Split>
      ),
    },
    {
      id: 'html',
      label: 'HTML',
      content: (
        <CreativeHtml
          creative={creative}
          signOff={<PartSignOff creativeId={id} part="html" isShort={head !== undefined} />}
          head={head}
          onAsk={ask}
        />
      ),
    },
    { id: 'text', label: 'Text', content: signed('text', <CreativeText creative={creative} />) },
    {
      id: 'links',
      label: 'Links',
      ...(creative.broken_link_count > 0
        ? { count: `${creative.broken_link_count} of ${creative.link_count}`, tone: 'danger' as const }
        : { count: creative.link_count }),
      content: signed('links', <CreativeLinks creative={creative} />),
    },
    {
      id: 'clients',
      label: 'Clients',
      count: creative.client_count,
      content: signed('clients', <CreativeClients creative={creative} />),
    },
    { id: 'readers', label: 'Readers', content: <CreativeReaders creative={creative} /> },
    {
      id: 'seeds',
      label: 'Seeds',
      count: seeds + badRows,
      ...(badRows > 0 && { tone: 'danger' as const }),
      content: signed('seeds', <CreativeSeeds creative={creative} onAsk={ask} />),
    },
    {
      id: 'revisions',
      label: 'Revisions',
      count: creative.revision_count,
      content: <CreativeRevisions creative={creative} />,
    },
    { id: 'activity', label: 'Activity', content: <Activity entity="creative" entityId={id} /> },
  ];
}

function CreativeView({ creative }: { creative: Creative }) {
  usePageTitle(creative.name);
  const navigate = useNavigate();
  const [tab] = useUrlText('tab', 'overview');
  const [dialog, ask] = useUrlText('ask');
  const duplicate = useDuplicateCreative();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isWide = useMedia(SIDE_BY_SIDE);
  const isWriter = useCan('can_update_creative').can;
  // The code gets the height: title, status, tabs and the next step share one line.
  const isOneLine = isWide && tab === 'html';
  const items = tabs(creative, ask, isOneLine ? place : undefined);
  const shown = items.some(({ id }) => id === tab) ? tab : 'overview';
  const title = {
    title: creative.name,
    status: <EntityStatus entity="creative" code={creative.status} reasons={creative.reasons} hasGuide />,
    note: creative.revision !== null && <Code>{`rev ${creative.revision}`}</Code>,
  };
  const actions = (
    <CreativeActions
      creative={creative}
      isEditing={shown === 'html'}
      isOneLine={isOneLine}
      onAsk={ask}
      onDuplicate={() => duplicate.mutate(creative.id)}
    />
  );
  return (
    <Page isDense={isOneLine}>
      {!isOneLine && (
        <PageHeader
          {...title}
          breadcrumbs={[
            { label: 'Creatives', href: paths.campaignCreatives.dashboard },
            ...(creative.advertiser_name === null ? [] : [{ label: creative.advertiser_name }]),
            { label: creative.name },
          ]}
          actions={actions}
        />
      )}
      {duplicate.data && (
        <CopyBanner copy={duplicate.data} href={paths.campaignCreatives.creative(duplicate.data.id)}>
          It is a draft, and is checked once you ask for it.
        </CopyBanner>
      )}
      {!isOneLine && <CreativeBanner creative={creative} hasFindings={shown === 'overview'} />}
      {/* A check that runs is in the status, and the findings below the code wait for it. */}
      {(!isOneLine || creative.check?.error != null) && <CreativeCheck creative={creative} />}
      <Tabs
        label="Parts of the creative"
        value={shown}
        // Drops page and sort, because another tab shows another list.
        onValueChange={(id) =>
          void navigate(paths.campaignCreatives.creative(creative.id, id === 'overview' ? undefined : id))
        }
        items={items}
        {...(isOneLine && {
          start: <PageHeader size="small" {...title} />,
          end: (
            <Stack direction="row" gap={8} align="center">
              {actions}
              {isWriter && <Stack ref={setPlace} direction="row" gap={8} />}
            </Stack>
          ),
        })}
      />
      {dialog && <CreativeDialogs creative={creative} dialog={dialog} onClose={() => ask('')} />}
    </Page>
  );
}

/** One creative: its findings, its preview, its links, and the decisions about it. */
export function CreativePage() {
  const id = useRouteId();
  const creative = useQuery(creativeQuery(id));
  if (creative.data) return <CreativeView key={id} creative={creative.data} />;
  if (creative.error) {
    return (
      <LoadFailure
        what="The creative"
        query={creative}
        back={{ href: paths.campaignCreatives.dashboard, label: 'All creatives' }}
      />
    );
  }
  return (
    <Page>
      <Skeleton lines={6} height={40} />
    </Page>
  );
}
