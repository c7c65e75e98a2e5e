import type { ComputedSuggestion } from '@mailroom/domain/computed/suggestComputed';
import { useEffect, useRef, useState, type Ref } from 'react';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { putBack, removeColumn, saveColumn, takeSuggestion, type Removed } from './changeColumns.ts';
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
  const [removed, setRemoved] = useState<Removed>();
  const add = useRef<HTMLButtonElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  // The pressed button has gone with its row, and the focus with it.
  useEffect(() => {
    if (removed) undo.current?.focus();
  }, [removed]);

  function change(next: Draft) {
    // A removed column may need one that changes now.
    setRemoved(undefined);
    onChange(next);
  }
  return (
    <>
      {suggestions.length > 0 && (
        <Suggestions
          ref={suggestionsRef}
          suggestions={suggestions}
          columns={draft.computed.length}
          onTake={(choice) => {
            change(takeSuggestion(draft, choice, namesOf(all)));
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
        removed={removed}
        addRef={add}
        undoRef={undo}
        onAdd={() => setOpen({ column: undefined })}
        onEdit={(column) => setOpen({ column })}
        onRemove={({ id }) => {
          const without = removeColumn(draft, id);
          onChange(without.draft);
          setRemoved(without.removed);
        }}
        onPutBack={() => {
          if (removed) change(putBack(draft, removed));
          add.current?.focus();
        }}
      />
      {open && (
        <ComputedDialog
          draft={draft}
          sheet={sheet}
          column={open.column}
          onClose={() => setOpen(undefined)}
          onSave={(column) => {
            change(saveColumn(draft, column, open.column?.id));
            setOpen(undefined);
          }}
        />
      )}
    </>
  );
}
