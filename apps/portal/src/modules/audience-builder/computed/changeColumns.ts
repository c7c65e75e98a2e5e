import type { SuggestedChoice } from '@mailroom/domain/computed/suggestComputed';
import { freeName, nameFor } from './columnNames.ts';
import { idAt, placeOf, type ColumnsDraft, type DraftColumn, type NewColumn } from './columnsDraft.ts';

function freeId({ computed }: Pick<ColumnsDraft, 'computed'>): string {
  return `c${Math.max(0, ...computed.map(({ id }) => Number(id.slice(1)))) + 1}`;
}

/** The computed columns that read a column. They would break without it. */
export function readersOf({ computed }: Pick<ColumnsDraft, 'computed'>, id: string): DraftColumn[] {
  return computed.filter(({ sources }) => sources.includes(id));
}

/** Adds a column that isn't used yet, or changes the one with the id. */
export function saveColumn<Draft extends ColumnsDraft>(draft: Draft, column: NewColumn, id?: string): Draft {
  if (id !== undefined)
    return { ...draft, computed: draft.computed.map((each) => (each.id === id ? { id, ...column } : each)) };
  const added = freeId(draft);
  return {
    ...draft,
    computed: [...draft.computed, { id: added, ...column }],
    choices: { ...draft.choices, [added]: null },
  };
}

/** Takes a column out. Its field is free again. */
export function removeColumn<Draft extends ColumnsDraft>(draft: Draft, id: string): Draft {
  const { [id]: field, ...choices } = draft.choices;
  const { [id]: name, ...names } = draft.names;
  return { ...draft, computed: draft.computed.filter((each) => each.id !== id), choices, names };
}

/** Adds the columns of a suggestion, and moves their fields to them. `headings` are those of all columns. */
export function takeSuggestion<Draft extends ColumnsDraft>(
  draft: Draft,
  { columns }: SuggestedChoice,
  headings: readonly string[],
): Draft {
  let next = draft;
  const headingOf = (id: string) => headings[placeOf(draft, id)] ?? '';
  for (const { computed, field } of columns) {
    const sources = computed.columns.map((place) => idAt(draft, place));
    const column = { kind: computed.kind, sources, text: computed.text ?? null };
    // A column that is named like its source couldn't be told from it.
    const isSource = computed.columns.some((place) => headings[place] === computed.name);
    const wished = isSource ? nameFor(column, headingOf) : computed.name;
    const name = freeName(wished, [...headings, ...next.computed.map((each) => each.name)]);
    next = saveColumn(next, { ...column, name });
    const { id } = next.computed.at(-1) as DraftColumn;
    const losers = Object.keys(next.choices).filter((each) =>
      field === 'custom'
        ? next.choices[each] === field && sources.includes(each)
        : field !== null && next.choices[each] === field,
    );
    const names = { ...next.names };
    for (const each of losers) {
      if (field === 'custom' && names[each] !== undefined) names[id] = names[each];
      delete names[each];
    }
    next = {
      ...next,
      names,
      choices: { ...next.choices, ...Object.fromEntries(losers.map((each) => [each, null])), [id]: field },
    };
  }
  return next;
}
