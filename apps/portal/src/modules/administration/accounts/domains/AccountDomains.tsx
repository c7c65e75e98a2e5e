import { Button, EmptyState, Skeleton, Stack } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../../components/LoadFailure.tsx';
import { sendingDomainsQuery } from '../../../../resources/sending/sendingDomains.queries.ts';
import { useCan } from '../../../../session/user/usePermissions.ts';
import { loadOnUse } from '../../../../shared/lazyPart.tsx';
import { useUrlRecord } from '../../../../shared/listState/useUrlRecord.ts';
import { DomainCard } from './DomainCard.tsx';

const AddDomain = loadOnUse(async () => (await import('./AddDomain.tsx')).AddDomain);

/** Opens the dialog of a new sending domain, which is in the URL as `?domain=new`. */
export function AddDomainButton() {
  const change = useCan('can_modify_account_settings');
  const [, setOpen] = useUrlRecord('domain');
  if (!change.can) return null;
  return (
    <Button variant="primary" onClick={() => setOpen('new')}>
      Add sending domain
    </Button>
  );
}

/** The domains that the account's e-mails are signed for, each with the DNS records that it needs. */
export function AccountDomains({ accountId }: { accountId: number }) {
  const [open, setOpen] = useUrlRecord('domain');
  const domains = useQuery(sendingDomainsQuery(accountId));
  if (domains.error && !domains.data) return <LoadFailure what="The sending domains" query={domains} />;
  if (!domains.data) return <Skeleton lines={6} height={40} />;
  return (
    <Stack gap={16}>
      {domains.data.objects.length === 0 && (
        <EmptyState title="No sending domain yet">
          E-mails go out unsigned. Gmail, Yahoo and Outlook ask bulk senders to sign them for the domain of the From
          address.
        </EmptyState>
      )}
      {domains.data.objects.map((domain) => (
        <DomainCard key={domain.id} domain={domain} />
      ))}
      {open === 'new' && <AddDomain accountId={accountId} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}
