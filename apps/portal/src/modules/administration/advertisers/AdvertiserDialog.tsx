import type { V1Schemas } from '@mailroom/api-client';
import { Select, TextInput } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { ChoiceInput } from '../../../components/ChoiceInput.tsx';
import { fileToSend, RecordFile, type RecordFileValue } from '../../../components/RecordFile.tsx';
import { RecordDialogState } from '../../../components/RecordDialogState.tsx';
import {
  advertiserQuery,
  useAddAdvertiser,
  useEditAdvertiser,
  verticalsQuery,
} from '../../../resources/advertisers.queries.ts';
import { accountChoices } from '../../../resources/choices/choices.queries.ts';
import { useDownload } from '../../../resources/downloads.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { atMost } from '../../../shared/forms/domainResolver.ts';
import { isShownInForm } from '../../../shared/forms/isShownInForm.ts';
import { RecordDialog } from '../../../shared/forms/RecordDialog.tsx';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';

type Advertiser = V1Schemas['Advertiser'];

interface AdvertiserFormProps {
  advertiser?: Advertiser;
  /** Undefined while all accounts are shown: the form asks for one. */
  accountId: number | undefined;
  onClose: () => void;
}

/** The stored files by their fields. The record shows a banner only as an address, so its name is unknown. */
function filesOf(advertiser: Advertiser | undefined) {
  return {
    advertiser_test_csv: advertiser?.test_seeds ?? null,
    advertiser_live_csv: advertiser?.live_seeds ?? null,
    advertiser_banner: advertiser?.banner ? { name: 'Current banner' } : null,
  };
}

const FILE_HINTS = {
  advertiser_test_csv: 'Creatives without test seeds of their own send the proof to these addresses.',
  advertiser_live_csv: 'Creatives without live seeds of their own send the live mail to these addresses too.',
  advertiser_banner: 'Creatives without a banner of their own show it.',
} as const;

const FILE_FIELDS = ['advertiser_test_csv', 'advertiser_live_csv', 'advertiser_banner'] as const;

function keptOrNone(stored: object | null): RecordFileValue {
  return stored ? 'kept' : null;
}

/** Name, vertical, addresses and files of an advertiser. */
function AdvertiserForm({ advertiser, accountId, onClose }: AdvertiserFormProps) {
  const viewVerticals = useCan('can_view_vertical');
  const verticals = useQuery({ ...verticalsQuery, enabled: viewVerticals.can });
  const { mutateAsync: add } = useAddAdvertiser(isShownInForm);
  const { mutateAsync: edit } = useEditAdvertiser(isShownInForm);
  const { mutate: download } = useDownload();
  const stored = filesOf(advertiser);
  const form = useRecordForm({
    values: {
      account_id: (accountId ?? null) as number | null,
      advertiser_name: advertiser?.advertiser_name ?? '',
      vertical_id: (advertiser?.vertical.id ?? null) as number | null,
      website: advertiser?.website ?? '',
      domain: advertiser?.domain ?? '',
      advertiser_test_csv: keptOrNone(stored.advertiser_test_csv),
      advertiser_live_csv: keptOrNone(stored.advertiser_live_csv),
      advertiser_banner: keptOrNone(stored.advertiser_banner),
    },
    record: advertiser,
    rules: {
      account_id: ['required'],
      advertiser_name: ['required', atMost(200)],
      vertical_id: ['required'],
      website: ['url', atMost(2000)],
      domain: ['host_name'],
    },
    save: ({ account_id, advertiser_name, vertical_id, website, domain, ...files }, version) => {
      const sent = FILE_FIELDS.flatMap((name) => {
        const file = fileToSend(files[name], stored[name] !== null);
        return file === undefined ? [] : [[name, file] as const];
      });
      const body = {
        advertiser_name,
        vertical_id: vertical_id ?? 0,
        website: website || null,
        domain: domain || null,
        ...Object.fromEntries(sent),
      };
      if (!advertiser) return add({ account_id: account_id ?? 0, ...body });
      return edit({ id: advertiser.id, version, body });
    },
    onDone: onClose,
  });
  // The advertiser's own vertical, until the list has loaded or where the user may not see it.
  const known = verticals.data?.objects ?? (advertiser ? [advertiser.vertical] : []);
  const options = known.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <RecordDialog
      form={form}
      title={advertiser ? 'Edit advertiser' : 'Add advertiser'}
      saveLabel={advertiser ? 'Save advertiser' : 'Add advertiser'}
      onClose={onClose}
    >
      {accountId === undefined && <ChoiceInput form={form} name="account_id" label="Account" load={accountChoices} />}
      <TextInput label="Advertiser name" {...form.field('advertiser_name')} />
      <Select
        label="Vertical"
        options={options}
        {...form.control('vertical_id')}
        disabled={!viewVerticals.can}
        reason={viewVerticals.reason}
      />
      <TextInput label="Website" hint="With https://" {...form.field('website')} />
      <TextInput label="Domain" hint="Without https://, such as kestrel.example" {...form.field('domain')} />
      {FILE_FIELDS.map((name) => (
        <RecordFile
          key={name}
          type={name}
          hint={FILE_HINTS[name]}
          stored={stored[name]}
          control={form.control(name)}
          {...(advertiser && { onDownload: () => download({ type: name, ownerId: advertiser.id }) })}
        />
      ))}
    </RecordDialog>
  );
}

/** Adds an advertiser to an account. */
export function AddAdvertiser({ accountId, onClose }: Pick<AdvertiserFormProps, 'accountId' | 'onClose'>) {
  return <AdvertiserForm accountId={accountId} onClose={onClose} />;
}

/** Edits the advertiser of a link or of a row. */
export function EditAdvertiser({ id, onClose }: { id: number; onClose: () => void }) {
  const may = useCan('can_update_advertiser');
  const advertiser = useQuery(advertiserQuery(id));
  return (
    <RecordDialogState
      title="Edit advertiser"
      what="The advertiser"
      query={advertiser}
      refusal={may.reason}
      onClose={onClose}
    >
      {(record) => <AdvertiserForm advertiser={record} accountId={record.account_id} onClose={onClose} />}
    </RecordDialogState>
  );
}
