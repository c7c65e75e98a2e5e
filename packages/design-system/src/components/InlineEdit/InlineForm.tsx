import { useState, type FocusEvent, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { InlineFormRoot } from './InlineEdit.styles.ts';
import type { InlineEditProps } from './InlineEdit.tsx';

interface InlineFormProps extends Pick<InlineEditProps, 'label' | 'value' | 'onSave' | 'validate'> {
  isMultiline: boolean;
  onClose: (isSaved: boolean) => void;
}

/** The text while it is edited. What couldn't be saved stays, with the reason. */
export function InlineForm({ label, value, onSave, validate, isMultiline, onClose }: InlineFormProps) {
  const texts = useTexts();
  const [draft, setDraft] = useState(value);
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);

  async function save() {
    if (isBusy) return;
    if (draft === value) return onClose(false);
    const wrong = validate?.(draft);
    setError(wrong);
    if (wrong !== undefined) return;
    setBusy(true);
    try {
      await onSave(draft);
      onClose(true);
    } catch (failure) {
      setBusy(false);
      setError(failure instanceof Error && failure.message !== '' ? failure.message : texts.notSaved);
    }
  }
  function submit(event: SyntheticEvent) {
    // A form around it is another one, and its own Enter.
    event.preventDefault();
    event.stopPropagation();
    void save();
  }
  function keyDown(event: KeyboardEvent) {
    // These keys belong to what is being composed: Escape takes its word back, not the text.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // A dialog around it stays open: this Escape belongs to the text, also while that is being saved.
      event.stopPropagation();
      if (!isBusy) onClose(false);
    }
    if (event.key === 'Enter' && isMultiline && (event.ctrlKey || event.metaKey)) submit(event);
  }
  function blur(event: FocusEvent<HTMLFormElement>) {
    // Left without a change it closes; with one it waits: nothing is lost, and nothing saved that nobody asked for.
    if (draft === value && !isBusy && !event.currentTarget.contains(event.relatedTarget)) onClose(false);
  }
  const control = {
    label,
    isLabelHidden: true,
    value: draft,
    error,
    readOnly: isBusy,
    // It takes the place of the button that was pressed.
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
