import type { V2Schemas } from '@mailroom/api-client';
import { Button, DateText, Stack, Text } from '@mailroom/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CommentForm } from '../../../components/comments/CommentForm.tsx';
import { CommentText } from '../../../components/comments/CommentText.tsx';
import { useDeleteNote, useEditNote } from '../../../resources/notes/productNotes.queries.ts';
import { isStale } from '../../../shared/errors/errorKinds.ts';
import { useConfirm } from '../../../shared/feedback/useConfirm.tsx';
import { productNoteKeys } from '../../../shared/recordKeys.ts';
import { isSameProduct } from './isSameProduct.ts';

type Note = V2Schemas['ProductNote'];

interface EditNoteProps {
  note: Note;
  onDone: () => void;
}

/** Changes the text of a note in its place. */
function EditNote({ note, onDone }: EditNoteProps) {
  const edit = useEditNote();
  const queries = useQueryClient();
  const [isOld, setIsOld] = useState(false);

  async function send(body: string) {
    try {
      await edit.mutateAsync({ note, body });
    } catch (error) {
      if (isStale(error)) {
        // The next attempt is over the note as it is now, so it is read before anything is said.
        await queries.invalidateQueries({ queryKey: productNoteKeys.all });
        setIsOld(true);
      }
      throw error;
    }
  }

  return (
    <CommentForm
      label="Note"
      written={note.body}
      sendLabel="Save note"
      isBusy={edit.isPending}
      send={send}
      onSent={onDone}
      hint={isOld ? 'You changed it elsewhere in the meantime. Save again to keep this text.' : undefined}
      onCancel={onDone}
      stays={isSameProduct}
    />
  );
}

interface NoteDetailProps {
  note: Note;
  isEdited: boolean;
  /** Why no note can be changed now; empty when it can. */
  obstacle: string;
  onEdit: (id: number | undefined) => void;
}

/** The text of a note, and what its author can do with it. */
export function NoteDetail({ note, isEdited, obstacle, onEdit }: NoteDetailProps) {
  const confirm = useConfirm();
  const remove = useDeleteNote();
  if (isEdited) return <EditNote note={note} onDone={() => onEdit(undefined)} />;

  const allowed = (name: string) => note.actions.find((action) => action.name === name && action.allowed);
  async function askToDelete() {
    const text = allowed('delete')?.confirm_text;
    const effect = 'Nobody sees it any more.';
    if (await confirm({ type: 'danger', text, effect })) remove.mutate(note);
  }

  const canEdit = allowed('update') !== undefined;
  const canDelete = allowed('delete') !== undefined;
  return (
    <Stack gap={4}>
      <CommentText>{note.body}</CommentText>
      {(note.edited_at !== null || canEdit || canDelete) && (
        <Stack direction="row" gap={8} align="center" isWrapping>
          {note.edited_at !== null && (
            <Text tone="subtle" size={12}>
              changed <DateText value={note.edited_at} />
            </Text>
          )}
          {canEdit && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => onEdit(note.id)}
              disabled={obstacle !== ''}
              reason={obstacle}
            >
              Edit
            </Button>
          )}
          {canDelete && (
            <Button variant="quiet" size="small" isBusy={remove.isPending} onClick={() => void askToDelete()}>
              Delete
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}
