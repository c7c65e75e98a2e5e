import { Button, DownloadIcon, FileDrop, Stack } from '@mailroom/design-system';
import { fileTypes } from '@mailroom/domain/forms/fileTypes';

/** The value of a file in a form: the stored one is kept, there is none, or a new one replaces it. */
export type RecordFileValue = File | 'kept' | null;

/** The value to send: a file replaces, null removes, and undefined keeps what is stored. */
export function fileToSend(value: RecordFileValue, isStored: boolean): File | null | undefined {
  if (value instanceof File) return value;
  return value === null && isStored ? null : undefined;
}

interface RecordFileProps {
  type: keyof typeof fileTypes;
  label?: string;
  hint?: string;
  /** The stored file; null when the record has none. */
  stored: { readonly name: string; readonly size?: number } | null;
  onDownload?: () => void;
  control: {
    readonly name: string;
    readonly value: RecordFileValue;
    readonly onValueChange: (value: RecordFileValue) => void;
    readonly error?: string;
  };
  disabled?: boolean;
  reason?: string;
}

/** A file of a record, which the record's form uploads, replaces or removes when it is saved. */
export function RecordFile({
  type,
  label = fileTypes[type].label,
  hint,
  stored,
  onDownload,
  control,
  disabled = false,
  reason = '',
}: RecordFileProps) {
  const { extensions, maxBytes } = fileTypes[type];
  const { name, value, onValueChange, error } = control;
  const chosen =
    value instanceof File
      ? { id: 'new', name: value.name, size: value.size, file: value, state: done('Saved with the form') }
      : undefined;
  const kept =
    value === 'kept' && stored
      ? { id: 'stored', name: stored.name, size: stored.size ?? 0, state: done(undefined) }
      : undefined;
  const item = chosen ?? kept;
  return (
    <Stack gap={8}>
      <FileDrop
        name={name}
        label={label}
        hint={value === null && stored ? 'Removed when you save' : hint}
        {...(error && { error })}
        accept={extensions}
        maxBytes={maxBytes}
        items={item ? [item] : []}
        onFiles={([file]) => onValueChange(file ?? null)}
        onRemove={() => onValueChange(chosen && stored ? 'kept' : null)}
        disabled={disabled}
        reason={reason}
      />
      {kept && onDownload && (
        <Stack direction="row">
          <Button size="small" icon={<DownloadIcon />} onClick={onDownload}>
            Download {label.toLowerCase()}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

function done(note: string | undefined) {
  return { kind: 'done' as const, note };
}
