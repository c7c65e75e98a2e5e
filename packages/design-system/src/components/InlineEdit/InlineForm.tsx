import type { FocusEvent, KeyboardEvent } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { InlineFormRoot } from './InlineEdit.styles.ts';
import { useInlineSave } from './useInlineSave.ts';

interface InlineFormProps {
  label: string;
  value: string;
  onSave: (text: string) => void | Promise<unknown>;
  validate: ((text: string) => string | undefined) | undefined;
  isMultiline: boolean;
  onClose: (isSaved: boolean) => void;
}

/** The text while it is edited. A text that couldn't be saved stays, with the reason. */
export function InlineForm({ label, value, onSave, validate, isMultiline, onClose }: InlineFormProps) {
  const texts = useTexts();
  const { draft, setDraft, error, isBusy, submit } = useInlineSave({ value, onSave, validate, onClose });

  function keyDown(event: KeyboardEvent) {
    // During composition the keys belong to the input method: Escape cancels its word, not the edit.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // Keeps a surrounding dialog open: this Escape cancels the edit, even while it is being saved.
      event.stopPropagation();
      if (!isBusy) onClose(false);
    }
    if (event.key === 'Enter' && isMultiline && (event.ctrlKey || event.metaKey)) submit(event);
  }
  function blur(event: FocusEvent<HTMLFormElement>) {
    // Closes when the focus leaves an unchanged text. A changed text stays open: it is neither lost nor saved unasked.
    if (draft === value && !isBusy && !event.currentTarget.contains(event.relatedTarget)) onClose(false);
  }
  const control = {
    label,
    isLabelHidden: true,
    value: draft,
    error,
    readOnly: isBusy,
    // It replaces the button that was pressed.
    autoFocus: true,
    autoComplete: 'off',
    onFocus: (event: FocusEvent<HTMLInputElement & HTMLTextAreaElement>) => event.currentTarget.select(),
    onChange: (event: { target: { value: string } }) => setDraft(event.target.value),
    onKeyDown: keyDown,
  };
  return (
    <InlineFormRoot noValidate onSubmit={submit} onBlur={blur} aria-busy={isBusy || undefined}>
      {isMultiline ? (
        <TextArea {...control} rows={Math.min(10, draft.split('\n').length + 1)} />
      ) : (
        <TextInput {...control} />
      )}
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {texts.save}
      </Button>
      <Button onClick={() => onClose(false)} disabled={isBusy} reason={texts.busy}>
        {texts.cancel}
      </Button>
    </InlineFormRoot>
  );
}
