import { Stack, TextInput } from '@mailroom/design-system';
import type { Control } from 'react-hook-form';
import { ChoiceInput } from '../../../components/ChoiceInput.tsx';
import { CountedInput } from '../../../components/CountedInput.tsx';
import { advertiserChoices, senderChoices } from '../../../resources/choices/choices.queries.ts';
import type { RecordForm } from '../../../shared/forms/recordForm.ts';
import type { CreativeDetailValues } from './creativeFields.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

interface CreativeDetailFieldsProps {
  form: Pick<RecordForm<CreativeDetailValues>, 'field' | 'control'>;
  control: Control<CreativeDetailValues>;
  accountId: number | null;
  advertiser?: Named | undefined;
  sender?: Named | undefined;
  /** Where a filled value comes from, by its field: shown instead of the field's hint. */
  sources?: Partial<Record<keyof CreativeDetailValues, string>>;
}

/** The details of a creative: its name and advertiser, and what recipients see before they open the e-mail. */
export function CreativeDetailFields({
  form,
  control,
  accountId,
  advertiser,
  sender,
  sources = {},
}: CreativeDetailFieldsProps) {
  const noAccount = accountId === null ? 'Choose the account first' : undefined;
  return (
    <Stack gap={16}>
      <TextInput label="Name" hint={sources.name} {...form.field('name')} />
      <ChoiceInput
        key={`advertiser-${accountId}`}
        form={form}
        name="advertiser_id"
        label="Advertiser"
        hint={sources.advertiser_id}
        load={advertiserChoices(accountId ?? 0)}
        chosen={advertiser}
        disabledReason={noAccount}
      />
      <CountedInput form={form} control={control} name="subject" label="Subject" hint={sources.subject} max={998} />
      <CountedInput
        form={form}
        control={control}
        name="preheader"
        label="Preheader"
        hint={sources.preheader ?? 'The line after the subject in a list of messages'}
        max={600}
      />
      <ChoiceInput
        key={`sender-${accountId}`}
        form={form}
        name="sender_profile_id"
        label="Sender profile"
        hint={sources.sender_profile_id ?? 'The sender of the e-mail. Without one, the account’s first profile is used'}
        isClearable
        load={senderChoices(accountId ?? 0)}
        chosen={sender}
        disabledReason={noAccount}
      />
    </Stack>
  );
}
