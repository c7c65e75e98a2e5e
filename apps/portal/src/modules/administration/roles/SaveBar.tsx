import { Button, Text, Toolbar } from '@mailroom/design-system';
import { useFormats } from '../../../shared/useFormats.ts';

interface SaveBarProps {
  /** The save button’s text while no user is affected. */
  label: string;
  /** How many users would gain or lose a permission. */
  affected: number;
  isDirty: boolean;
  onUndo: () => void;
  isBusy: boolean;
  /** Why the reader may never change it; shown instead of the buttons. Empty when they may. */
  mayNot: string;
  /** Why it can't be saved now; empty when it can. */
  refusal: string;
  /** Scrolls to who gains and who loses what. */
  onReview: () => void;
  /** Called instead of the submit of the form around it. */
  onSave?: () => void;
}

/** The buttons that save or undo a change of access. They stay in sight, however long the page is. */
export function SaveBar({ label, affected, isDirty, onUndo, isBusy, mayNot, refusal, onReview, onSave }: SaveBarProps) {
  const { count } = useFormats();
  if (mayNot) {
    return (
      <Text as="p" size={13} tone="muted">
        {mayNot}
      </Text>
    );
  }
  return (
    <Toolbar
      isSticky
      end={
        <>
          <Button disabled={!isDirty} reason="Nothing has changed" onClick={onUndo}>
            Undo changes
          </Button>
          <Button
            type={onSave ? 'button' : 'submit'}
            variant="primary"
            isBusy={isBusy}
            disabled={refusal !== ''}
            reason={refusal}
            {...(onSave && { onClick: onSave })}
          >
            {affected > 0 ? `Save and change ${count(affected, 'user')}` : label}
          </Button>
        </>
      }
    >
      <Text size={13} tone="muted">
        {isDirty && 'Changes not saved'}
      </Text>
      {affected > 0 && (
        <Button variant="quiet" onClick={onReview}>
          See who
        </Button>
      )}
    </Toolbar>
  );
}
