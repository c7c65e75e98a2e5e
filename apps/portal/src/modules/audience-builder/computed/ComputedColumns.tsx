import type { ComputedSuggestion } from '@mailroom/domain/computed/suggestComputed';
import { useRef, useState, type Ref } from 'react';
import { useConfirm } from '../../../shared/feedback/useConfirm.tsx';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { removeColumn, saveColumn, takeSuggestion } from './changeColumns.ts';
import { ComputedCard } from './ComputedCard.tsx';
import type { ColumnsDraft, DraftColumn } from './columnsDraft.ts';
import { namesOf, type Sheet } from './sheet.ts';
import { Suggestions } from './Suggestions.tsx';

const ComputedDialog = loadOnUse(async () => (await import('./ComputedDialog.tsx')).ComputedDialog);

interface Dismissing extends ColumnsDraft {
  /** The suggestions that the user doesn’t want, by their words. */
  readonly dismissed: readonly string[];
}

interface ComputedColumnsProps<Draft extends Dismissing> {
  draft: Draft;
  /** The first rows of the file. */
  sheet: Sheet;
  /** The same rows with the computed columns. */
  all: Sheet;
  suggestions: readonly ComputedSuggestion[];
  suggestionsRef: Ref<HTMLElement>;
  onChange: (draft: Draft) => void;
}

/** Columns that the file doesn’t have: those that are suggested, and those that were added. */
export function ComputedColumns<Draft extends Dismissing>(props: ComputedColumnsProps<Draft>) {
  const { draft, sheet, all, suggestions, suggestionsRef, onChange } = props;
  const [open, setOpen] = useState<{ column: DraftColumn | undefined }>();
  const confirm = useConfirm();
  const add = useRef<HTMLButtonElement>(null);

  async function remove({ id, name }: DraftColumn) {
    const text = `Do you really want to remove “${name}”?`;
    if (!(await confirm({ type: 'danger', text, effect: 'The columns that it is made of stay.' }))) return;
    onChange(removeColumn(draft, id));
    add.current?.focus();
  }
  return (
    <>
      {suggestions.length > 0 && (
        <Suggestions
          ref={suggestionsRef}
          suggestions={suggestions}
          columns={draft.computed.length}
          onTake={(choice) => {
            onChange(takeSuggestion(draft, choice, namesOf(all)));
            add.current?.focus();
          }}
          onDismiss={({ says }) => {
            onChange({ ...draft, dismissed: [...draft.dismissed, says] });
            add.current?.focus();
          }}
        />
      )}
      <ComputedCard
        draft={draft}
        sheet={all}
        addRef={add}
        onAdd={() => setOpen({ column: undefined })}
        onEdit={(column) => setOpen({ column })}
        onRemove={(column) => void remove(column)}
      />
      {open && (
        <ComputedDialog
          draft={draft}
          sheet={sheet}
          column={open.column}
          onClose={() => setOpen(undefined)}
          onSave={(column) => {
            onChange(saveColumn(draft, column, open.column?.id));
            setOpen(undefined);
          }}
        />
      )}
    </>
  );
}
