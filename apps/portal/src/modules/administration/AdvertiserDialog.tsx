import type { V1Schemas } from '@mailroom/api-client';
import { Select, TextInput } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { useAddAdvertiser, useEditAdvertiser, verticalsQuery } from '../../resources/advertisers.queries.ts';
import { isShownInForm } from '../../shared/forms/isShownInForm.ts';
import { RecordDialog } from '../../shared/forms/RecordDialog.tsx';
import { useRecordForm } from '../../shared/forms/useRecordForm.tsx';

interface AdvertiserDialogProps {
  advertiser?: V1Schemas['Advertiser'];
  accountId: number;
  onClose: () => void;
}

/** Name, vertical and addresses of an advertiser. */
export function AdvertiserDialog({ advertiser, accountId, onClose }: AdvertiserDialogProps) {
  const verticals = useQuery(verticalsQuery);
  const { mutateAsync: add } = useAddAdvertiser(isShownInForm);
  const { mutateAsync: edit } = useEditAdvertiser(isShownInForm);
  const form = useRecordForm({
    values: {
      advertiser_name: advertiser?.advertiser_name ?? '',
      vertical_id: advertiser ? String(advertiser.vertical.id) : '',
      website: advertiser?.website ?? '',
      domain: advertiser?.domain ?? '',
    },
    record: advertiser,
    rules: { advertiser_name: ['required'], vertical_id: ['required'], website: ['url'], domain: ['host_name'] },
    save: (typed, newer) => {
      const body = {
        ...typed,
        vertical_id: Number(typed.vertical_id),
        website: typed.website || null,
        domain: typed.domain || null,
      };
      if (!advertiser) return add({ account_id: accountId, ...body });
      return edit({ id: advertiser.id, version: Number(newer?.['version'] ?? advertiser.version), body });
    },
    onDone: onClose,
  });
  const options = (verticals.data?.objects ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <RecordDialog
      form={form}
      title={advertiser ? 'Edit advertiser' : 'Add advertiser'}
      saveLabel={advertiser ? 'Save advertiser' : 'Add advertiser'}
      onClose={onClose}
    >
      <TextInput label="Advertiser name" isRequired {...form.field('advertiser_name')} />
      <Controller
        control={form.form.control}
        name="vertical_id"
        render={({ field, fieldState }) => (
          <Select
            label="Vertical"
            name={field.name}
            isRequired
            options={options}
            value={field.value || null}
            onValueChange={(value) => field.onChange(value ?? '')}
            onBlur={field.onBlur}
            {...(fieldState.error?.message && { error: fieldState.error.message })}
          />
        )}
      />
      <TextInput label="Website" hint="With https://" {...form.field('website')} />
      <TextInput label="Domain" hint="Without https://, such as kestrel.example" {...form.field('domain')} />
    </RecordDialog>
  );
}
