import type { V1Schemas } from '@mailroom/api-client';
import type { CodeFinding } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { HtmlPlace } from '../../../components/usePickedPlace.ts';
import { findingsQuery } from '../../../resources/creativeParts.queries.ts';

const SEVERITIES = { Critical: 'error', Moderate: 'warning', Minor: 'info' } as const;

const NONE: readonly V1Schemas['Finding'][] = [];

/** The open findings of the newest revision that have a place in its HTML. */
export function useCodeFindings(creativeId: number): readonly CodeFinding[] {
  const rows = useQuery(findingsQuery(creativeId)).data?.objects ?? NONE;
  return useMemo(
    () =>
      rows.flatMap(({ line, column, severity, message, override }) =>
        line === null || override
          ? []
          : [{ line, ...(column !== null && { column }), severity: SEVERITIES[severity], message }],
      ),
    [rows],
  );
}

/** The places of these findings, to outline on the e-mail. */
export function usePlaces(findings: readonly CodeFinding[]): readonly HtmlPlace[] {
  return useMemo(() => findings.map(({ line, column = 1 }) => ({ line, col: column })), [findings]);
}
