'use client';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../../provider/useTexts.ts';
import { visuallyHidden } from '../../theme/styles.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { PencilIcon } from '../Icon/PencilIcon.ts';
import { useDisabled } from '../Tooltip/useDisabled.tsx';
import { InlineRoot } from './InlineEdit.styles.ts';
import { InlineForm } from './InlineForm.tsx';

interface InlineEditOwnProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** What is edited: 'Name of the order'. It isn't shown beside the text. */
  label: string;
  value: string;
  /** Saves what was typed. A promise keeps the field busy; one that fails keeps it open, with its message as the error. */
  onSave: (text: string) => void | Promise<unknown>;
  /** What is wrong with a text, before it is saved; undefined when nothing is. */
  validate?: ((text: string) => string | undefined) | undefined;
  /** Several lines: Enter begins a new one, Ctrl or Command with Enter saves. Default false. */
  isMultiline?: boolean | undefined;
  /** Stands there while there is no text. Default 'Nothing yet'. */
  emptyText?: string | undefined;
  /** How the text looks while it isn't edited; a heading goes around an InlineEdit, not into it. */
  children?: ReactNode;
}
export type InlineEditProps = InlineEditOwnProps & Disableable;

const Announced = styled.span`
  ${visuallyHidden}
`;

/** A text that is edited where it stands. Enter saves, Escape restores. */
export function InlineEdit(props: InlineEditProps) {
  const { label, value, onSave, validate, isMultiline = false, emptyText, children, disabled, reason, ...rest } = props;
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState('');
  const shown = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const { isDisabled, controlProps, hint } = useDisabled({ disabled: disabled ?? false, reason: reason ?? '' });
  useEffect(() => {
    // Closed by a key, the focus would be lost with the field; closed by a press elsewhere, it is there already.
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
            setNews(isSaved ? texts.saved(label) : '');
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
      <Announced role="status">{news}</Announced>
    </InlineRoot>
  );
}
