import { ErrorState, Modal, Overlay } from '@mailroom/design-system';
import type { ReactNode } from 'react';
import { errorText, isNotFound } from '../shared/errors/errorKinds.ts';

interface RecordDialogStateProps<Row> {
  /** The dialog's title. */
  title: string;
  /** The record in words: 'The advertiser'. */
  what: string;
  query: { readonly data: Row | undefined; readonly error: Error | null; readonly refetch: () => unknown };
  /** Why the user may not edit the record; empty when they may. */
  refusal: string;
  onClose: () => void;
  children: (record: Row) => ReactNode;
}

/** A dialog that a link opens for one record: it waits for the record, or says why it can't be edited. */
export function RecordDialogState<Row>({
  title,
  what,
  query,
  refusal,
  onClose,
  children,
}: RecordDialogStateProps<Row>) {
  const { data, error, refetch } = query;
  if (!refusal && data !== undefined) return children(data);
  if (!refusal && !error) return <Overlay isActive />;
  const isGone = isNotFound(error);
  const text = isGone ? `${what} was not found` : refusal || (error ? errorText(error) : '');
  return (
    <Modal isOpen title={title} onClose={onClose}>
      <ErrorState title={text} {...(!isGone && !refusal && { onRetry: () => void refetch() })} />
    </Modal>
  );
}
