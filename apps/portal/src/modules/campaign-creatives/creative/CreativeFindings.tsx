import type { V1Schemas } from '@mailroom/api-client';
import { Button, Card, ErrorState, Link, Skeleton, Stack, Text } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useOffered } from '../../../session/user/usePermissions.ts';
import { EntityStatus } from '../../../components/EntityStatus.tsx';
import { findingsQuery } from '../../../resources/creativeParts.queries.ts';
import { isChecking } from '../../../resources/creatives.queries.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { placeOf } from './creativeTabs.ts';

type Finding = V1Schemas['Finding'];

function FindingLine({ finding, creativeId }: { finding: Finding; creativeId: number }) {
  const { tab, label } = placeOf(finding.kind);
  const at = finding.line === null ? '' : `, line ${finding.line}`;
  return (
    <Stack gap={4}>
      <Stack direction="row" gap={8} align="baseline" isWrapping>
        <EntityStatus entity="severity" code={finding.severity} />
        <Text weight={500}>
          {finding.message}
          {at}
        </Text>
        {!finding.override && <Link href={paths.campaignCreatives.creative(creativeId, tab)}>{label}</Link>}
      </Stack>
      {finding.override && (
        <Text tone="muted" as="p">
          Overridden by {finding.override.by?.name ?? 'somebody who has left'}: {finding.override.reason}
        </Text>
      )}
      {!finding.override && !finding.overridable && (
        <Text tone="subtle" as="p">
          Can’t be overridden: only new content clears it
        </Text>
      )}
    </Stack>
  );
}

interface CreativeFindingsProps {
  creative: V1Schemas['Creative'];
  /** Opens the dialog for overriding. */
  onOverride: () => void;
}

/** The check's findings, the worst first, each with a link to where it is fixed. */
export function CreativeFindings({ creative, onOverride }: CreativeFindingsProps) {
  const { count } = useFormats();
  const findings = useQuery(findingsQuery(creative.id));
  const isOffered = useOffered();
  const override = creative.actions.find(({ name }) => name === 'override');
  const rows = findings.data?.objects ?? [];
  const open = rows.filter((finding) => finding.override === null);
  const overridable = open.filter((finding) => finding.overridable).length;
  // The number of findings is known before their texts, so button and lines get their places from the start.
  const isChecked = creative.status !== 'Draft' && !isChecking(creative);
  const openCount = findings.data ? open.length : creative.open_findings;
  return (
    <Card
      title="Findings"
      note={findings.data && `${open.length} open, ${rows.length - open.length} overridden`}
      actions={
        isOffered(override) &&
        openCount > 0 && (
          <Button
            size="small"
            disabled={findings.isPending || !override?.allowed}
            reason={override?.reason ?? 'The findings are still loading'}
            onClick={onOverride}
          >
            {overridable > 0 ? `Override ${count(overridable, 'finding')}` : 'Override errors'}
          </Button>
        )
      }
    >
      {findings.isPending &&
        (openCount > 0 ? (
          <Skeleton lines={openCount} height={24} smallHeight={78} />
        ) : (
          <Skeleton lines={1} height={20} />
        ))}
      {findings.error && (
        <ErrorState title="The findings could not be loaded" onRetry={() => void findings.refetch()}>
          {errorText(findings.error)}
        </ErrorState>
      )}
      {findings.data && rows.length === 0 && (
        <Text as="p" tone="muted">
          {isChecked ? 'The check found nothing to fix.' : 'Not checked yet.'}
        </Text>
      )}
      <Stack gap={12}>
        {[...open, ...rows.filter((finding) => finding.override !== null)].map((finding) => (
          <FindingLine key={finding.id} finding={finding} creativeId={creative.id} />
        ))}
      </Stack>
    </Card>
  );
}
