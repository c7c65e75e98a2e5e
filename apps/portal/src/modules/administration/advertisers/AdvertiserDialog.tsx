import type { V1Schemas } from '@mailroom/api-client';
import { Select, TextInput } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useAddAdvertiser, useEditAdvertiser, verticalsQuery } from '../../../resources/advertisers.queries.ts';
import { isShownInForm } from '../../../shared/forms/isShownInForm.ts';
import { RecordDialog } from '../../../shared/forms/RecordDialog.tsx';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';

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
      vertical_id: (advertiser?.vertical.id ?? null) as number | null,
      website: advertiser?.website ?? '',
      domain: advertiser?.domain ?? '',
    },
    record: advertiser,
    rules: { advertiser_name: ['required'], vertical_id: ['required'], website: ['url'], domain: ['host_name'] },
    save: (typed, version) => {
      const body = {
        ...typed,
        vertical_id: typed.vertical_id ?? 0,
        website: typed.website || null,
        domain: typed.domain || null,
      };
      if (!advertiser) return add({ account_id: accountId, ...body });
      return edit({ id: advertiser.id, version, body });
    },
    onDone: onClose,
  });
  const options = (verticals.data?.objects ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <RecordDialog
      form={form}
      title={advertiser ? 'Edit advertiser' : 'Add advertiser'}
      saveLabel={advertiser ? 'Save advertiser' : 'Add advertiser'}
      onClose={onClose}
    >
      <TextInput label="Advertiser name" isRequired {...form.field('advertiser_name')} />
      <Select label="Vertical" isRequired options={options} {...form.control('vertical_id')} />
      <TextInput label="Website" hint="With https://" {...form.field('website')} />
      <TextInput label="Domain" hint="Without https://, such as kestrel.example" {...form.field('domain')} />
    </RecordDialog>
  );
}
