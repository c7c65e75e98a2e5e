import { useState, type SyntheticEvent } from 'react';
import { useTexts } from '../../provider/useTexts.ts';

interface InlineSaveOptions<Value> {
  /** The value that is saved. */
  value: Value;
  /** The field starts with it. Default: the value. */
  start?: Value | undefined;
  onSave: (value: Value) => void | Promise<unknown>;
  validate: ((value: Value) => string | undefined) | undefined;
  /** Called after it was saved, and when nothing was changed. */
  onClose: (isSaved: boolean) => void;
}

/** A value that is edited in place. A value that couldn't be saved stays, with the reason. */
export function useInlineSave<Value>({ value, start = value, onSave, validate, onClose }: InlineSaveOptions<Value>) {
  const texts = useTexts();
  const [draft, setDraft] = useState(start);
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
    // A form around it must not receive this form's Enter.
    event.preventDefault();
    event.stopPropagation();
    void save();
  }
  return { draft, setDraft, error, isBusy, submit };
}
