'use client';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../../provider/useTexts.ts';
import { VISUALLY_HIDDEN } from '../../theme/styles.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { PencilIcon } from '../Icon/PencilIcon.ts';
import { useDisabled } from '../Tooltip/useDisabled.tsx';
import { InlineRoot } from './InlineEdit.styles.ts';
import { InlineForm } from './InlineForm.tsx';

interface InlineEditOwnProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The name of the text: 'Name of the order'. It isn't visible beside the text. */
  label: string;
  value: string;
  /**
   * Saves the typed text. While its promise is pending the field is busy; if it rejects, the field stays open and shows
   * its message.
   */
  onSave: (text: string) => void | Promise<unknown>;
  /** Returns what is wrong with a text before it is saved; undefined when nothing is. */
  validate?: ((text: string) => string | undefined) | undefined;
  /** Whether the text has several lines: Enter then starts a new one, Ctrl or Command with Enter saves. Default false. */
  isMultiline?: boolean | undefined;
  /** Shown while the text is empty. Default 'Nothing yet'. */
  emptyText?: string | undefined;
  /** Shown while the text isn't being edited. Put a heading around an InlineEdit, not inside it. */
  children?: ReactNode;
}
export type InlineEditProps = InlineEditOwnProps & Disableable;

const Announced = styled.span`
  ${VISUALLY_HIDDEN}
`;

/** A text that is edited in place. Enter saves, Escape restores. */
export function InlineEdit(props: InlineEditProps) {
  const { label, value, onSave, validate, isMultiline = false, emptyText, children, disabled, reason, ...rest } = props;
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const { isDisabled, controlProps, hint } = useDisabled({ disabled: disabled ?? false, reason: reason ?? '' });
  useEffect(() => {
    // A key press that closes the form loses the focus with it. After a press elsewhere the focus has already moved.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) shown.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <InlineRoot {...rest}>
      {isOpen ? (
        <InlineForm
          label={label}
          value={value}
          onSave={onSave}
          validate={validate}
          isMultiline={isMultiline}
          onClose={(isSaved) => {
            setAnnouncement(isSaved ? texts.saved(label) : '');
            setOpen(false);
          }}
        />
      ) : (
        <button
          ref={shown}
          type="button"
          data-part="shown"
          aria-label={`${texts.edit(label)}: ${value || (emptyText ?? texts.emptyText)}`}
          {...controlProps}
          onClick={() => !isDisabled && setOpen(true)}
        >
          <span data-empty={value === '' || undefined}>
            {value === '' ? (emptyText ?? texts.emptyText) : (children ?? value)}
          </span>
          {!isDisabled && <PencilIcon size={14} />}
        </button>
      )}
      {hint}
      <Announced role="status">{announcement}</Announced>
    </InlineRoot>
  );
}
