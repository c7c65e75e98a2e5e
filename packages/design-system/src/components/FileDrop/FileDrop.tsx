'use client';
import { useEffect, useRef, useState, type ClipboardEvent, type ComponentProps, type ReactNode } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { useFormats } from '../../provider/useFormats.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { Field } from '../Field/Field.tsx';
import { UploadIcon } from '../Icon/UploadIcon.ts';
import { useDisabled } from '../Tooltip/useDisabled.tsx';
import { sortFiles, typeWords } from './acceptFiles.ts';
import { Root } from './FileDrop.styles.ts';
import { useDrop } from './useDrop.ts';
import { FileItem, type FileDropItem } from './FileItem.tsx';

interface FileDropOwnProps extends Omit<ComponentProps<'div'>, 'children' | 'onDrop'> {
  /** What is asked for; the input's accessible name. */
  label: string;
  /** Helps before something goes wrong. */
  hint?: ReactNode;
  /** What is wrong, and how it would be right. */
  error?: ReactNode;
  /** Must be given; said to screen readers. Default false. */
  isRequired?: boolean | undefined;
  /** Endings ('.csv') and media types, as of an input. Empty: any file. */
  accept: readonly string[];
  /** The largest file, in bytes. */
  maxBytes?: number | undefined;
  /** Default false: a new file takes the place of the old. */
  isMultiple?: boolean | undefined;
  /** What was dropped and how far it is. The application uploads, this shows. */
  items: readonly FileDropItem[];
  /** Files of the right type and size; the others are refused here, with the reason. */
  onFiles: (files: File[]) => void;
  /** Offers to stop an upload. */
  onCancel?: ((id: string) => void) | undefined;
  /** Offers another attempt after an error. */
  onRetry?: ((id: string) => void) | undefined;
  /** Offers to take a file away again. */
  onRemove?: ((id: string) => void) | undefined;
  /** The input's name, which a form's error summary finds it by. */
  name?: string | undefined;
}
export type FileDropProps = FileDropOwnProps & Disableable;

/** A place to drop files on, to paste them, or to choose them by keyboard, with the progress of each. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, error, isRequired, accept, maxBytes, isMultiple = false, items, onFiles, ...others } = props;
  const { onCancel, onRetry, onRemove, name, disabled, reason, ...rest } = others;
  const texts = useTexts();
  const { bytes } = useFormats();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const lastPressed = useRef<Element | null>(null);
  const area = useRef<HTMLLabelElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { isDisabled, controlProps, hint: why } = useDisabled({ disabled: disabled ?? false, reason: reason ?? '' });

  function take(files: readonly File[]) {
    if (isDisabled || files.length === 0) return;
    const sorted = sortFiles(files, { accept, maxBytes, isMultiple, texts, bytes });
    setRefused(sorted.refused);
    if (sorted.accepted.length > 0) onFiles(sorted.accepted);
  }
  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files];
    if (files.length > 0) event.preventDefault();
    take(files);
  }
  useEffect(() => {
    // With a file that is taken away, or tried again, goes the button that had the focus.
    const place = lastPressed.current;
    if (place === null || document.activeElement !== document.body) return;
    ((place.isConnected && place.querySelector('button')) || input.current)?.focus();
    lastPressed.current = null;
  }, [items]);
  const pressed = (act: ((id: string) => void) | undefined) =>
    act &&
    ((id: string) => {
      lastPressed.current = document.activeElement?.closest('li') ?? input.current;
      act(id);
    });
  const isOver = useDrop(area, isDisabled, take);
  const limits = [typeWords(accept), maxBytes !== undefined && bytes(maxBytes)].filter(Boolean).join(', ');
  return (
    <Field
      label={label}
      hint={hint}
      error={refused.length > 0 ? refused.join(' ') : error}
      isRequired={isRequired}
      {...rest}
    >
      {(field) => (
        <Root data-over={isOver ? '' : undefined} data-disabled={isDisabled ? '' : undefined} onPaste={paste}>
          {/* The whole area is the label of the input, which is what a keyboard and a screen reader meet. */}
          <label ref={area} data-part="area">
            <input
              {...field}
              ref={input}
              type="file"
              name={name}
              accept={accept.join(',')}
              multiple={isMultiple}
              {...controlProps}
              {...(controlProps['aria-describedby'] !== undefined && {
                'aria-describedby': [field['aria-describedby'], controlProps['aria-describedby']]
                  .filter(Boolean)
                  .join(' '),
              })}
              aria-label={label}
              onChange={(event) => {
                take([...(event.currentTarget.files ?? [])]);
                // The same file may be chosen again after it was mended.
                event.currentTarget.value = '';
              }}
            />
            <UploadIcon />
            <span>{isMultiple ? texts.dropFiles : texts.dropFile}</span>
            {limits !== '' && <span data-part="limits">{limits}</span>}
          </label>
          {why}
          {items.length > 0 && (
            <ul aria-label={label}>
              {items.map((item) => (
                <FileItem
                  key={item.id}
                  item={item}
                  onCancel={pressed(onCancel)}
                  onRetry={pressed(onRetry)}
                  onRemove={pressed(onRemove)}
                />
              ))}
            </ul>
          )}
        </Root>
      )}
    </Field>
  );
}
