import type { V1Schemas } from '@mailroom/api-client';
import type { TableBadge } from '@mailroom/design-system';
import { rejectReasons } from '@mailroom/domain/verdicts/audienceVerdict';

type Row = V1Schemas['SampledRow'];

/** The words for what the import will do with a row. */
export function verdictOf({ reason, opted_out: optedOut, same_as: sameAs }: Row): TableBadge {
  if (reason !== null) {
    const known = rejectReasons.find(({ code }) => code === reason);
    return { label: known?.label ?? reason, tone: 'danger', description: known?.meaning };
  }
  if (optedOut) return { label: 'Opted out', tone: 'warning', description: 'Its row says not to mail this person.' };
  if (sameAs !== null)
    return {
      label: 'Duplicate',
      tone: 'secondary',
      description: 'Another row has this address, and a person counts once.',
    };
  return { label: 'Good', tone: 'success' };
}

/** Whether the row brings nobody, for whatever reason. */
export function isOdd({ reason, opted_out: optedOut, same_as: sameAs }: Row): boolean {
  return reason !== null || optedOut !== null || sameAs !== null;
}

/** Says what is wrong with a row. Null where its verdict says it all. */
export function faultOf(
  { detail, opted_out: optedOut, same_as: sameAs }: Row,
  { headingOf, number }: { headingOf: (column: number) => string; number: (value: number) => string },
): string | null {
  if (optedOut) return `“${headingOf(optedOut.column)}” says “${optedOut.cell}”`;
  return sameAs === null ? detail : `same address as line ${number(sameAs)}`;
}
