import { kindNeeds, type ComputedKind } from '@mailroom/domain/computed/computedKinds';
import { useState } from 'react';
import { columnErrors } from './columnErrors.ts';
import { freeName, nameFor } from './columnNames.ts';
import { placeOf, type ColumnsDraft, type DraftColumn, type NewColumn } from './columnsDraft.ts';

const SPACE = ' ';

/** The user’s choices and texts. They stay while another kind doesn’t need them. */
interface Typed {
  readonly kind: ComputedKind | null;
  readonly sources: readonly string[];
  readonly separator: string;
  readonly value: string;
  /** Undefined until the user types one. */
  readonly name: string | undefined;
}

function typedOf(column: DraftColumn | undefined): Typed {
  const isConstant = column?.kind === 'constant';
  return {
    kind: column?.kind ?? null,
    sources: column?.sources ?? [],
    separator: (isConstant ? null : column?.text) ?? SPACE,
    value: (isConstant ? column.text : null) ?? '',
    name: column?.name,
  };
}

function usedSources({ kind, sources }: Typed): readonly string[] {
  if (kind === null) return sources;
  const { sources: many } = kindNeeds(kind);
  return many === 'several' ? sources : sources.slice(0, many === 'one' ? 1 : 0);
}

function usedText({ kind, separator, value }: Typed): string | null {
  const use = kind === null ? undefined : kindNeeds(kind).text;
  return use === undefined ? null : use === 'value' ? value.trim() : separator;
}

interface ColumnForm {
  draft: ColumnsDraft;
  /** The column that is edited; undefined for a new one. */
  column: DraftColumn | undefined;
  headingOf: (id: string) => string;
}

/** The choices of the dialog of a computed column. */
export function useColumnForm({ draft, column: edited, headingOf }: ColumnForm) {
  const [typed, setTyped] = useState(() => typedOf(edited));
  const [isChanged, setChanged] = useState(false);
  // An error waits until the user has left its field or tried to save.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [hasTried, setTried] = useState(false);
  const others = draft.computed.filter(({ id }) => id !== edited?.id);
  const before = edited ? placeOf(draft, edited.id) : draft.columns + draft.computed.length;
  const used = { kind: typed.kind, sources: usedSources(typed), text: usedText(typed) };
  const named = ({ kind, ...rest }: typeof used) =>
    kind === null
      ? ''
      : freeName(
          nameFor({ kind, ...rest }, headingOf),
          others.map(({ name }) => name),
        );
  const column = { ...used, name: typed.name ?? named(used) };
  const errors = columnErrors(column, draft, { others, before });
  return {
    typed,
    name: column.name,
    before,
    /** The column as far as it is known; undefined before its kind is chosen. */
    column: column.kind === null ? undefined : ({ ...column, kind: column.kind } satisfies NewColumn),
    errors,
    shown: (field: keyof typeof errors) => (hasTried || left.has(field) ? errors[field] : undefined),
    hasTried,
    isChanged,
    change(next: Partial<Typed>) {
      setTyped({ ...typed, ...next });
      setChanged(true);
    },
    leave: (field: keyof typeof errors) => setLeft(new Set(left).add(field)),
    tried: () => setTried(true),
  };
}
