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
import { binarySize } from './binarySize.ts';

const ONE_DIGIT: Intl.NumberFormatOptions = { maximumFractionDigits: 1 };

interface FileDropOwnProps extends Omit<ComponentProps<'div'>, 'children' | 'onDrop'> {
  /** The label and the input's accessible name. */
  label: string;
  /** Hides the label visually but keeps it as the accessible name. Default false. */
  isLabelHidden?: boolean | undefined;
  /** Help that is shown before anything goes wrong. */
  hint?: ReactNode;
  /** Says what is wrong and how to correct it. */
  error?: ReactNode;
  /** Whether a file is required; announced to screen readers. Default false. */
  isRequired?: boolean | undefined;
  /** Extensions ('.csv') and media types, as in an input's `accept`. An empty list allows any file. */
  accept: readonly string[];
  /** The largest file, in bytes. */
  maxBytes?: number | undefined;
  /** Whether several files are allowed; otherwise a new file replaces the old one. Default false. */
  isMultiple?: boolean | undefined;
  /** Takes files that are dropped anywhere on the page, where no other area takes them. Default false: on the area only. */
  isPageWide?: boolean | undefined;
  /**
   * Height of the area. 'small': one line of 40 px, with the files beside it where there is room. 'medium': at least 72 px. 'large': at least 280 px,
   * for a page that begins with its file. Default 'medium'.
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** The files and their progress. The application uploads; this component shows. */
  items: readonly FileDropItem[];
  /** Called with the files of an allowed type and size; the others are refused here, with the reason. */
  onFiles: (files: File[]) => void;
  /** Adds a button that stops an upload. */
  onCancel?: ((id: string) => void) | undefined;
  /** Adds a button that retries after an error. */
  onRetry?: ((id: string) => void) | undefined;
  /** Adds a button that removes a file. */
  onRemove?: ((id: string) => void) | undefined;
  /** The input's name, by which a form's error summary finds it. */
  name?: string | undefined;
}
export type FileDropProps = FileDropOwnProps & Disableable;

/** An area to drop files on, paste them into, or choose them by keyboard, with the progress of each. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    isLabelHidden,
    hint,
    error,
    isRequired,
    accept,
    maxBytes,
    isMultiple = false,
    items,
    onFiles,
    ...others
  } = props;
  const { isPageWide = false, size = 'medium', onCancel, onRetry, onRemove, name, disabled, reason, ...rest } = others;
  const texts = useTexts();
  const formats = useFormats();
  const bytes = (size: number) =>
    binarySize(size, maxBytes ?? 0, (value) => formats.number(value, ONE_DIGIT)) ?? formats.bytes(size);
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
    // Removing or retrying a file removes the focused button too, so the focus must move.
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
  const isOver = useDrop(area, { isDisabled, isPageWide, onFiles: take });
  const limits = [typeWords(accept), maxBytes !== undefined && bytes(maxBytes)].filter(Boolean).join(', ');
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={refused.length > 0 ? refused.join(' ') : error}
      isRequired={isRequired}
      {...rest}
    >
      {(field) => (
        <Root
          data-size={size}
          data-over={isOver ? '' : undefined}
          data-disabled={isDisabled ? '' : undefined}
          onPaste={paste}
        >
          {/* The whole area is the label of the input, which keyboards and screen readers use. */}
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
                // Otherwise the browser would not report the same file again after it was corrected.
                event.currentTarget.value = '';
              }}
            />
            <UploadIcon />
            <span>{texts[isMultiple ? 'dropFiles' : isPageWide ? 'dropFileAnywhere' : 'dropFile']}</span>
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
