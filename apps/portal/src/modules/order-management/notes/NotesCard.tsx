import { Button, Card, ErrorState, Skeleton, Stack, Tag, Text, Timeline } from '@mailroom/design-system';
import { whoText } from '@mailroom/domain/derivation/who';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useReaderId } from '../../../session/user/useCurrentUser.ts';
import { useIsStaff } from '../../../session/user/useIsStaff.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { AddNote } from './AddNote.tsx';
import { NoteDetail } from './NoteDetail.tsx';
import { useNotes } from './useNotes.ts';

/** The part of an address that leads here: a notification about a note has it. */
const NOTES_MARK = '#notes';

function NoNotes() {
  const isStaff = useIsStaff();
  return (
    <Text as="p" tone="muted">
      {isStaff
        ? 'No notes yet. Write down what was agreed: another date, a promise, an open question.'
        : 'No notes yet. Write what the people who send this should know: another date, a wish, a question.'}
    </Text>
  );
}

/** The notes between client and house on a product, the newest first. */
export function NotesCard({ productId }: { productId: number }) {
  const { count, number } = useFormats();
  const reader = useReaderId();
  const { notes, total, isLoading, error, retry, showEarlier } = useNotes(productId);
  const [isTyping, setIsTyping] = useState(false);
  const [edited, setEdited] = useState<number>();
  // Stays for the next note: one that follows a note for us is seldom for the client.
  const [isInternal, setIsInternal] = useState(false);
  const { hash, key } = useLocation();
  const card = useRef<HTMLElement>(null);
  const isThere = total !== undefined;
  useEffect(() => {
    if (hash === NOTES_MARK && isThere) card.current?.focus();
  }, [hash, key, isThere]);
  const earlier = (total ?? 0) - notes.length;

  return (
    <Card title="Notes" note={total ? count(total, 'note') : undefined} ref={card} tabIndex={-1}>
      <Stack gap={16}>
        {/* One text at a time: the router asks one guard before it leaves. */}
        {!notes.some(({ id }) => id === edited) && (
          <AddNote productId={productId} isInternal={isInternal} onInternal={setIsInternal} onDirty={setIsTyping} />
        )}
        {error && (
          <ErrorState title="The notes could not be loaded" onRetry={() => void retry()}>
            {errorText(error)}
          </ErrorState>
        )}
        {total === 0 && <NoNotes />}
        {notes.length > 0 && (
          <Timeline
            aria-label="Notes"
            items={notes.map((note) => ({
              id: String(note.id),
              at: note.created_at,
              title: (
                <>
                  {whoText(reader, note.author)} {note.is_internal && <Tag>Only us</Tag>}
                </>
              ),
              detail: (
                <NoteDetail
                  note={note}
                  isEdited={edited === note.id}
                  obstacle={isTyping ? 'Add your new note first, or clear it' : ''}
                  onEdit={setEdited}
                />
              ),
            }))}
          />
        )}
        {isLoading && <Skeleton lines={3} />}
        {!isLoading && earlier > 0 && (
          <Button variant="quiet" onClick={showEarlier}>
            {`Show earlier notes (${number(earlier)})`}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
