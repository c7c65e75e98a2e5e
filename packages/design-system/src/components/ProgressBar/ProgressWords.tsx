import type { ReactNode } from 'react';

interface ProgressWordsProps {
  /** The label's, which names the progress. */
  id: string;
  label: ReactNode;
  /** How long it will still take, as words. */
  left: string | undefined;
  note: ReactNode;
}

/** What goes on, for how long yet, and what may be done meanwhile: beside a bar or a ring. */
export function ProgressWords({ id, label, left, note }: ProgressWordsProps) {
  return (
    <>
      <span id={id} data-part="label">
        {label}
      </span>
      {(left || note) && (
        <span data-part="note">
          {left}
          {left && note ? '. ' : ''}
          {note}
        </span>
      )}
    </>
  );
}
