import { listQuery } from '@mailroom/api-client';
import { TextInput } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { sendingDomainsQuery, useAddSendingDomain } from '../../../../resources/sending/sendingDomains.queries.ts';
import { senderProfilesQuery } from '../../../../resources/senderProfiles.queries.ts';
import { atMost } from '../../../../shared/forms/domainResolver.ts';
import { isShownInForm } from '../../../../shared/forms/isShownInForm.ts';
import { RecordDialog } from '../../../../shared/forms/RecordDialog.tsx';
import { useRecordForm } from '../../../../shared/forms/useRecordForm.tsx';
import { unsignedDomains } from './unsignedDomains.ts';

interface AddDomainProps {
  accountId: number;
  onClose: () => void;
}

/** Adds a sending domain, and suggests that of a From address which has none yet. */
export function AddDomain({ accountId, onClose }: AddDomainProps) {
  const { mutateAsync: add } = useAddSendingDomain(isShownInForm);
  const domains = useQuery(sendingDomainsQuery(accountId));
  const senders = useQuery(
    senderProfilesQuery(listQuery('listSenderProfiles', { pageSize: 100, filters: { account_id: [accountId] } })),
  );
  const form = useRecordForm({
    values: { domain: '' },
    // The server reads names in any script, and knows which were registered.
    rules: { domain: ['required', atMost(253)] },
    save: ({ domain }) => add({ account_id: accountId, domain }),
    onDone: onClose,
  });
  const unsigned =
    domains.data && senders.data ? unsignedDomains(senders.data.objects, domains.data.objects) : undefined;
  const { resetField, formState } = form.form;
  const suggest = useEffectEvent(() => {
    const [first] = unsigned ?? [];
    // As the field's default: a suggestion isn't input that somebody could lose.
    if (first && !formState.isDirty) resetField('domain', { defaultValue: first });
  });
  const isKnown = unsigned !== undefined;
  useEffect(() => {
    if (isKnown) suggest();
  }, [isKnown]);
  return (
    <RecordDialog form={form} title="Add sending domain" saveLabel="Add sending domain" onClose={onClose}>
      <TextInput
        label="Domain"
        placeholder="news.example.com"
        hint={
          unsigned && unsigned.length > 1
            ? `From addresses of this account use ${unsigned.join(', ')}`
            : 'What follows the @ of your From addresses'
        }
        {...form.field('domain')}
      />
    </RecordDialog>
  );
}
