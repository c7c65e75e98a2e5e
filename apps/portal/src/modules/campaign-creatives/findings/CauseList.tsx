import type { V1Schemas } from '@mailroom/api-client';
import { Stack } from '@mailroom/design-system';
import { groupFindings } from '@mailroom/domain/verdicts/findingGroups';
import { useMemo, type ReactNode } from 'react';
import type { Cause } from './FindingCause.tsx';
import { useShownPart } from './useShownPart.tsx';

/** Causes that are shown before somebody asks for more. */
const MOST_CAUSES = 30;

/** Returns the findings by cause, the worst first. */
export function useCauses(findings: readonly V1Schemas['Finding'][]): readonly Cause[] {
  return useMemo(() => groupFindings(findings), [findings]);
}

interface CauseListProps {
  causes: readonly Cause[];
  gap: 8 | 12;
  /** Draws one cause, with its key. */
  renderCause: (cause: Cause) => ReactNode;
}

/** A list of causes. A long one is shown in parts. */
export function CauseList({ causes, gap, renderCause }: CauseListProps) {
  const { shown, more } = useShownPart(causes.length, MOST_CAUSES, 'cause');
  return (
    <Stack gap={gap}>
      {causes.slice(0, shown).map(renderCause)}
      {more}
    </Stack>
  );
}
