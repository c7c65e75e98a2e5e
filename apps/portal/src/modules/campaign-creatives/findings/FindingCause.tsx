import type { V1Schemas } from '@mailroom/api-client';
import { Button, Link, Stack, Text } from '@mailroom/design-system';
import type { groupFindings } from '@mailroom/domain/verdicts/findingGroups';
import { Fragment, type ReactNode } from 'react';
import { EntityStatus } from '../../../components/EntityStatus.tsx';
import { useShownPart } from './useShownPart.tsx';

/** Findings that the same change clears. */
export type Cause = ReturnType<typeof groupFindings<V1Schemas['Finding']>>[number];

/** Lines that a cause names before somebody asks for more. */
const MOST_LINES = 10;

interface PlacesProps {
  cause: Cause;
  /** Draws one line of the HTML. */
  renderLine: (line: number) => ReactNode;
  /** Between two lines. Default ', '. */
  between?: string;
}

/** How often a finding occurs, and the lines of the HTML. */
function Places({ cause, renderLine, between = ', ' }: PlacesProps) {
  const { findings, lines } = cause;
  const { shown, more } = useShownPart(lines.length, MOST_LINES, 'line');
  if (findings.length === 1 && lines.length === 0) return null;
  return (
    <Text tone="muted">
      {findings.length > 1 && `${findings.length} places`}
      {findings.length > 1 && lines.length > 0 && ', '}
      {lines.length > 0 && (lines.length > 1 ? 'lines ' : 'line ')}
      {lines.slice(0, shown).map((line, at) => (
        <Fragment key={line}>
          {at > 0 && between}
          {renderLine(line)}
        </Fragment>
      ))}
      {more && <> {more}</>}
    </Text>
  );
}

type Way = { label: string; href: string } | { label: string; onGo: () => void };

interface FindingCauseProps extends PlacesProps {
  /** Leads to where it is fixed, on another page or on this one. Default: its lines do. */
  way?: Way | undefined;
  /** Shows its safe change, by the kind of its findings; undefined if there is none. */
  onMend: ((kind: string) => void) | undefined;
  /** Says why the change can't be made now. */
  refusal?: string | undefined;
  /** Further details, below its line. */
  children?: ReactNode;
}

function WayLink({ way }: { way: Way }) {
  if ('href' in way) return <Link href={way.href}>{way.label}</Link>;
  return (
    <Button size="small" onClick={way.onGo}>
      {way.label}
    </Button>
  );
}

/** A cause of findings in one line: how bad it is, its words, its places and what can be done. An overridden one is muted. */
export function FindingCause({ cause, way, onMend, refusal, children, ...places }: FindingCauseProps) {
  const { findings, isOverridden, severity, title } = cause;
  return (
    <Stack direction="row" gap={8} align="baseline">
      {!isOverridden && <EntityStatus entity="severity" code={severity} />}
      <Stack gap={4}>
        <Stack direction="row" gap={8} align="baseline" isWrapping>
          {isOverridden ? <Text tone="muted">{title}</Text> : <Text weight={500}>{title}</Text>}
          <Places cause={cause} {...places} />
          {!isOverridden && way && <WayLink way={way} />}
          {onMend && (
            <Button
              size="small"
              aria-label={`Mend: ${title}`}
              disabled={refusal !== undefined}
              reason={refusal ?? ''}
              onClick={() => onMend(findings[0].kind)}
            >
              Mend
            </Button>
          )}
        </Stack>
        {children}
      </Stack>
    </Stack>
  );
}
