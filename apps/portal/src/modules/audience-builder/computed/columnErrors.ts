import { columnProblem, computedLimits, type ComputedKind } from '@mailroom/domain/computed/computedKinds';
import { textError } from '../../../shared/forms/textError.ts';
import { placeOf, type ColumnsDraft, type NewColumn } from './columnsDraft.ts';

/** An error for each field of the dialog that has one. */
type ColumnErrors = Partial<Record<'kind' | 'sources' | 'text' | 'name', string | undefined>>;

function sentence(problem: string | undefined): string | undefined {
  return problem && problem.charAt(0).toUpperCase() + problem.slice(1);
}

/** `others` are the other computed columns; `before` says how many columns are before this one. */
export function columnErrors(
  column: Omit<NewColumn, 'kind'> & { kind: ComputedKind | null },
  draft: Pick<ColumnsDraft, 'columns' | 'computed'>,
  { others, before }: { others: readonly { name: string }[]; before: number },
): ColumnErrors {
  const { kind, sources, text } = column;
  if (kind === null) return { kind: 'Choose what the column holds' };
  const name = column.name.trim();
  const twice = others.some((other) => other.name === name) ? 'Another computed column has this name' : undefined;
  const nameError = textError(name, { field: 'name', max: computedLimits.nameLength, isRequired: true }) ?? twice;
  const columns = sources.map((id) => placeOf(draft, id));
  // A text that is never wrong leaves what is wrong with the columns.
  const sourcesError = columnProblem({ name, kind, columns, text: '-' }, before);
  const textProblem = sourcesError === undefined ? columnProblem({ name, kind, columns, text }, before) : undefined;
  const tooLong = textError(text ?? '', { field: 'text', max: computedLimits.textLength });
  return { sources: sentence(sourcesError), text: sentence(textProblem) ?? tooLong, name: nameError };
}
