import { Checkbox } from '@mailroom/design-system';
import { useRef } from 'react';
import { CommentForm } from '../../../components/comments/CommentForm.tsx';
import { useAddNote } from '../../../resources/notes/productNotes.queries.ts';
import { useIsStaff } from '../../../session/user/useIsStaff.ts';
import { isSameProduct } from './isSameProduct.ts';

/** Returns the key of a note: the same until its text or its readers change. */
function useNoteKey() {
  const last = useRef({ note: '', key: '' });
  return (note: object) => {
    const text = JSON.stringify(note);
    if (last.current.note !== text) last.current = { note: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}

interface AddNoteProps {
  productId: number;
  /** Whether only staff sees it. */
  isInternal: boolean;
  onInternal: (isInternal: boolean) => void;
  onDirty: (isDirty: boolean) => void;
}

/** Writes a note. Staff chooses whether the client may read it, and the button says so. */
export function AddNote({ productId, isInternal, onInternal, onDirty }: AddNoteProps) {
  const canHide = useIsStaff();
  const keyOf = useNoteKey();
  const add = useAddNote();

  async function send(body: string) {
    const note = { body, is_internal: isInternal };
    const added = await add.mutateAsync({ productId, note, key: keyOf(note) });
    // The same words may be written again.
    keyOf({ after: added.id });
  }

  const readers = isInternal ? 'The client doesn’t see it.' : 'The client can read it.';
  return (
    <CommentForm
      label="Note"
      sendLabel={isInternal ? 'Add for us only' : 'Add note'}
      isBusy={add.isPending}
      send={send}
      hint={canHide ? readers : 'The people who work on it read it.'}
      onDirty={onDirty}
      stays={isSameProduct}
    >
      {canHide && (
        <Checkbox
          label="Only us"
          hint="Hidden from account users"
          name="is_internal"
          value={isInternal}
          onValueChange={onInternal}
        />
      )}
    </CommentForm>
  );
}
