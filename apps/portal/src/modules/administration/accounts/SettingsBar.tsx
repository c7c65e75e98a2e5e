import { Button, Text, Toolbar } from '@mailroom/design-system';

interface SettingsBarProps {
  /** The save button's text. */
  label: string;
  form: { readonly isDirty: boolean; readonly isSaving: boolean; readonly form: { reset: () => void } };
}

/** The buttons that save or undo the settings of an account. They stay in sight, however long the form is. */
export function SettingsBar({ label, form }: SettingsBarProps) {
  const { isDirty } = form;
  return (
    <Toolbar
      isSticky
      end={
        <>
          <Button disabled={!isDirty} reason="Nothing has changed" onClick={() => form.form.reset()}>
            Undo changes
          </Button>
          <Button
            type="submit"
            variant="primary"
            isBusy={form.isSaving}
            disabled={!isDirty}
            reason="Nothing has changed"
          >
            {label}
          </Button>
        </>
      }
    >
      <Text size={13} tone="muted">
        {isDirty && 'Changes not saved'}
      </Text>
    </Toolbar>
  );
}
