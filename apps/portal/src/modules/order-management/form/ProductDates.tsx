import { DateTimeInput, Stack } from '@mailroom/design-system';
import { useState } from 'react';
import type { RecordForm } from '../../../shared/forms/recordForm.ts';
import type { ProductValues } from './productFields.ts';
import { SuggestionNote } from './SuggestionNote.tsx';
import type { SuggestedDates } from './suggestions.ts';

interface ProductDatesProps {
  form: RecordForm<ProductValues>;
  /** The account's time zone, which start and end are in. */
  timeZone: string | undefined;
  /** The dates that the form of a new product begins with. */
  suggested: SuggestedDates | undefined;
  /** The end that is suggested with another start; undefined for a product that isn't new. */
  endOf: ((start: string) => string) | undefined;
}

/** Start and end. A suggested end keeps its distance from the start, until somebody chooses another one. */
export function ProductDates({ form, timeZone, suggested, endOf }: ProductDatesProps) {
  const start = form.typed('product_start_date');
  const end = form.typed('product_end_date');
  const [following, setFollowing] = useState(suggested?.product_end_date ?? null);
  const isFollowing = following !== null && end.value === following;
  const set = (name: keyof SuggestedDates, value: string | null) =>
    form.form.setValue(name, value, { shouldDirty: true, shouldValidate: true });

  function chooseStart(at: string | null) {
    start.onValueChange(at);
    if (at === null || endOf === undefined || !isFollowing) return;
    const next = endOf(at);
    setFollowing(next);
    set('product_end_date', next);
  }

  const isSuggested = start.value !== null && start.value === suggested?.product_start_date;
  return (
    <>
      <Stack gap={4}>
        <DateTimeInput label="Start" timeZone={timeZone} {...start} onValueChange={chooseStart} />
        {isSuggested && (
          <SuggestionNote
            text="Suggested: the account’s next working hour"
            onUndo={() => {
              set('product_start_date', null);
              if (isFollowing) set('product_end_date', null);
            }}
          />
        )}
      </Stack>
      <Stack gap={4}>
        <DateTimeInput label="End" timeZone={timeZone} {...end} />
        {isFollowing && <SuggestionNote text="Suggested: a week later" onUndo={() => set('product_end_date', null)} />}
      </Stack>
    </>
  );
}
