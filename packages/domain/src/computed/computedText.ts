import { kindNeeds, type ComputedColumn } from './computedKinds.ts';

/** Says what a computed column is: 'First part of “Name”'. `headingOf` names a column by its place. */
export function computedText({ kind, columns, text }: ComputedColumn, headingOf: (column: number) => string): string {
  const { label, sources } = kindNeeds(kind);
  if (sources === 'none') return `“${text ?? ''}” in each row`;
  const names = columns.map((column) => `“${headingOf(column)}”`);
  const all = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : String(names[0]);
  if (kind === 'join') return `${all}, joined`;
  if (kind === 'first_filled') return `The first of ${all} that is filled`;
  return sources === 'one' && (kind === 'first_part' || kind === 'last_part')
    ? `${label} of ${all}`
    : `${all}: ${label.toLowerCase()}`;
}
