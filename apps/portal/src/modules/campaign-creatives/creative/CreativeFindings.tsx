import type { V1Schemas, V2Schemas } from '@mailroom/api-client';
import { Button, Card, DateText, ErrorState, Link, Text } from '@mailroom/design-system';
import { isMissingSignOff } from '@mailroom/domain/verdicts/creativeParts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useOffered } from '../../../session/user/usePermissions.ts';
import { findingsQuery } from '../../../resources/creativeParts.queries.ts';
import { isChecking } from '../../../resources/creatives.queries.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { FINDINGS_MARK, wayTo } from '../findings/creativeTabs.ts';
import { CauseList, useCauses } from '../findings/CauseList.tsx';
import { FindingCause, type Cause } from '../findings/FindingCause.tsx';
import { useShownPart } from '../findings/useShownPart.tsx';
import { mendDialog, useMendable } from '../mend/mendable.ts';
import { FindingsSkeleton } from './FindingsSkeleton.tsx';

type Finding = V1Schemas['Finding'];

const NONE: readonly Finding[] = [];

/** Messages that a cause names before somebody asks for more. */
const MOST_MESSAGES = 5;

export type FindingField = NonNullable<Finding['field']>;

function Details({ cause }: { cause: Cause }) {
  const [first] = cause.findings;
  const messages = [...new Set(cause.findings.map(({ message }) => message))];
  const { shown, more } = useShownPart(messages.length, MOST_MESSAGES, 'message');
  const overrides = new Map(cause.findings.map(({ override }) => [override?.reason, override]));
  return (
    <>
      {messages.length > 1 &&
        messages.slice(0, shown).map((message) => (
          <Text key={message} tone="muted" as="p">
            {message}
          </Text>
        ))}
      {more && <div>{more}</div>}
      {cause.isOverridden &&
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
      {!cause.isOverridden && !first.overridable && (
        <Text tone="subtle" as="p">
          Can’t be overridden: only {isMissingSignOff(first.kind) ? 'a sign-off' : 'new content'} clears it
        </Text>
      )}
    </>
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
  /** Takes the focus to the line that a finding is about. Default: the line is on another page. */
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
  const saved = findings.data?.objects ?? NONE;
  const rows = useMemo(() => withTyped(saved, typed), [saved, typed]);
  const causes = useCauses(rows);
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
        <CauseList
          causes={causes}
          gap={12}
          renderCause={(cause) => {
            const [{ kind, link: subject, field }] = cause.findings;
            const isHere = field !== null && onField !== undefined;
            // A mend changes what is saved, and not what is typed.
            const isUnsaved = field !== null && typed !== undefined;
            return (
              <FindingCause
                key={cause.key}
                cause={cause}
                way={
                  isHere
                    ? { label: `Go to ${field}`, onGo: () => onField(field) }
                    : wayTo(creative.id, { kind, subject, line: cause.lines[0] })
                }
                renderLine={(line) => (
                  <Link href={paths.campaignCreatives.creativeLine(creative.id, line)} aria-label={`Line ${line}`}>
                    {line}
                  </Link>
                )}
                onMend={isMendable(cause.findings[0]) && !isUnsaved ? (mended) => onAsk(mendDialog(mended)) : undefined}
              >
                <Details cause={cause} />
              </FindingCause>
            );
          }}
        />
      </div>
    </Card>
  );
}
