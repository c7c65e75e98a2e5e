import type { V1Schemas, V2Schemas } from '@mailroom/api-client';
import { Button, Card, DateText, ErrorState, Link, Stack, Text } from '@mailroom/design-system';
import { isMissingSignOff } from '@mailroom/domain/verdicts/creativeParts';
import { groupFindings } from '@mailroom/domain/verdicts/findingGroups';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOffered } from '../../../session/user/usePermissions.ts';
import { EntityStatus } from '../../../components/EntityStatus.tsx';
import { findingsQuery } from '../../../resources/creativeParts.queries.ts';
import { isChecking } from '../../../resources/creatives.queries.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { mendDialog, useMendable } from '../mend/mendable.ts';
import { FINDINGS_MARK, wayTo } from './creativeTabs.ts';
import { FindingsSkeleton } from './FindingsSkeleton.tsx';

type Finding = V1Schemas['Finding'];

type Group = ReturnType<typeof groupFindings<Finding>>[number];

/** Places and messages that a group names before it counts the rest. */
const MOST_NAMED = 5;

/** How often a finding occurs, and the lines of the HTML, each of which leads there. */
function Places({ group, creativeId }: { group: Group; creativeId: number }) {
  const { findings, lines } = group;
  const [isWhole, setWhole] = useState(false);
  const left = isWhole ? 0 : lines.length - MOST_NAMED;
  if (findings.length === 1 && lines.length === 0) return null;
  return (
    <Text tone="muted">
      {findings.length > 1 && `${findings.length} places`}
      {findings.length > 1 && lines.length > 0 && ', '}
      {lines.length > 0 && (lines.length > 1 ? 'lines ' : 'line ')}
      {lines.slice(0, isWhole ? undefined : MOST_NAMED).map((line, at) => (
        <Fragment key={line}>
          {at > 0 && ', '}
          <Link href={paths.campaignCreatives.creativeLine(creativeId, line)} aria-label={`Line ${line}`}>
            {line}
          </Link>
        </Fragment>
      ))}
      {left > 0 && (
        <>
          {' and '}
          <Button size="small" variant="quiet" onClick={() => setWhole(true)}>{`${left} more`}</Button>
        </>
      )}
    </Text>
  );
}

function Details({ group }: { group: Group }) {
  const [first] = group.findings;
  const messages = [...new Set(group.findings.map(({ message }) => message))];
  const [isWhole, setWhole] = useState(false);
  const overrides = new Map(group.findings.map(({ override }) => [override?.reason, override]));
  return (
    <>
      {messages.length > 1 &&
        messages.slice(0, isWhole ? undefined : MOST_NAMED).map((message) => (
          <Text key={message} tone="muted" as="p">
            {message}
          </Text>
        ))}
      {messages.length > MOST_NAMED && !isWhole && (
        <div>
          <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
            {`${messages.length - MOST_NAMED} more`}
          </Button>
        </div>
      )}
      {group.isOverridden &&
        [...overrides].map(([reason, override]) => (
          <Text key={reason} tone="muted" as="p">
            Overridden by {override?.by?.name ?? 'somebody who has left'}
            {override?.until && (
              <>
                {' '}
                until <DateText value={override.until} />
              </>
            )}
            : {reason}
          </Text>
        ))}
      {!group.isOverridden && !first.overridable && (
        <Text tone="subtle" as="p">
          Can’t be overridden: only {isMissingSignOff(first.kind) ? 'a sign-off' : 'new content'} clears it
        </Text>
      )}
    </>
  );
}

export type FindingField = NonNullable<Finding['field']>;

interface FindingGroupProps {
  group: Group;
  creativeId: number;
  /** Takes the focus to the line that it is about. Default: the line is on another page. */
  onField: ((field: FindingField) => void) | undefined;
  /** Shows the safe change of its findings; undefined if there is none. */
  onMend: ((kind: string) => void) | undefined;
}

function FindingGroup({ group, creativeId, onField, onMend }: FindingGroupProps) {
  const { isOverridden, severity, title } = group;
  const [{ kind, link: subject, field }] = group.findings;
  const { href, label } = wayTo(creativeId, { kind, subject, line: group.lines[0] });
  const isHere = field !== null && onField !== undefined;
  return (
    <Stack direction="row" gap={8} align="baseline">
      {!isOverridden && <EntityStatus entity="severity" code={severity} />}
      <Stack gap={4}>
        <Stack direction="row" gap={8} align="baseline" isWrapping>
          {isOverridden ? <Text tone="muted">{title}</Text> : <Text weight={500}>{title}</Text>}
          <Places group={group} creativeId={creativeId} />
          {!isOverridden && !isHere && <Link href={href}>{label}</Link>}
          {!isOverridden && isHere && (
            <Button size="small" variant="quiet" onClick={() => onField(field)}>
              {`Go to ${field}`}
            </Button>
          )}
          {onMend && (
            <Button size="small" aria-label={`Mend: ${title}`} onClick={() => onMend(kind)}>
              Mend
            </Button>
          )}
        </Stack>
        <Details group={group} />
      </Stack>
    </Stack>
  );
}

/** Names what was checked, so that good news says what it rests on. */
function checkedParts({
  link_count,
  image_count,
  client_count,
  test_seeds,
  live_seeds,
}: V1Schemas['Creative']): string {
  const seeds = test_seeds.count + live_seeds.count;
  return `${link_count + image_count} links and images, ${client_count} e-mail clients, ${seeds} seeds and the footer are checked`;
}

/** The findings with those about typed lines instead of the saved ones. */
function withTyped(saved: readonly Finding[], typed: readonly V2Schemas['LineFinding'][] | undefined) {
  if (typed === undefined) return saved;
  const unsaved = typed.map((one, at): Finding => ({
    ...one,
    id: -1 - at,
    line: null,
    column: null,
    link: null,
    override: null,
  }));
  return [...saved.filter(({ field }) => field === null), ...unsaved];
}

interface CreativeFindingsProps {
  creative: V1Schemas['Creative'];
  /** The findings about subject, preheader and sender while they are typed. Default: those of the check. */
  typed?: readonly V2Schemas['LineFinding'][] | undefined;
  onField?: (field: FindingField) => void;
  /** Opens a dialog by its name. */
  onAsk: (dialog: string) => void;
}

/** The check's findings by what mends them, the worst first, each with a link to where it is fixed. */
export function CreativeFindings({ creative, typed, onField, onAsk }: CreativeFindingsProps) {
  const { count } = useFormats();
  const findings = useQuery(findingsQuery(creative.id));
  const isOffered = useOffered();
  const override = creative.actions.find(({ name }) => name === 'override');
  const rows = withTyped(findings.data?.objects ?? [], typed);
  const open = rows.filter((finding) => finding.override === null);
  const isMendable = useMendable(creative);
  const overridable = open.filter((finding) => finding.overridable).length;
  // The number of findings is known before their texts, so button and lines get their places from the start.
  const { hash, key } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const isThere = findings.data !== undefined;
  useEffect(() => {
    if (hash === FINDINGS_MARK && isThere) list.current?.focus();
  }, [hash, key, isThere]);
  const isChecked = creative.check?.finished_at != null && !isChecking(creative);
  const openCount = findings.data ? open.length : creative.open_findings;
  return (
    <Card
      title="Findings"
      note={findings.data && `${open.length} open, ${rows.length - open.length} overridden`}
      actions={
        <>
          {/* Only the mended HTML tells how many of them have a safe change, so the button names no number. */}
          {rows.some(isMendable) && (
            <Button size="small" onClick={() => onAsk(mendDialog())}>
              Mend what is safe
            </Button>
          )}
          {isOffered(override) && openCount > 0 && (
            <Button
              size="small"
              disabled={findings.isPending || !override?.allowed}
              reason={override?.reason ?? 'The findings are still loading'}
              onClick={() => onAsk('override')}
            >
              {overridable > 0 ? `Override ${count(overridable, 'finding')}` : 'Override errors'}
            </Button>
          )}
        </>
      }
    >
      {findings.isPending && <FindingsSkeleton open={openCount} />}
      {findings.error && (
        <ErrorState title="The findings could not be loaded" onRetry={() => void findings.refetch()}>
          {errorText(findings.error)}
        </ErrorState>
      )}
      {findings.data && rows.length === 0 && (
        <Text as="p" tone={isChecked ? 'success' : 'muted'}>
          {isChecked ? `Nothing to fix: ${checkedParts(creative)}.` : 'Not checked yet.'}
        </Text>
      )}
      <div ref={list} role="group" aria-label="Findings by cause" tabIndex={-1}>
        <Stack gap={12}>
          {groupFindings(rows).map((group) => (
            <FindingGroup
              key={group.key}
              group={group}
              creativeId={creative.id}
              onField={onField}
              onMend={isMendable(group.findings[0]) ? (kind) => onAsk(mendDialog(kind)) : undefined}
            />
          ))}
        </Stack>
      </div>
    </Card>
  );
}
