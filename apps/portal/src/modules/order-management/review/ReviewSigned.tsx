import { Link, Text } from '@mailroom/design-system';
import { useOpenable } from '../../../session/user/usePermissions.ts';
import { paths } from '../../../shared/paths.ts';

interface ReviewSignedProps {
  /** The domain that the e-mails are signed for; null when they go out unsigned. */
  domain: string | null;
  accountId: number;
}

/** Says whether the e-mails are signed, and where that is set up. */
export function ReviewSigned({ domain, accountId }: ReviewSignedProps) {
  const openable = useOpenable();
  if (domain !== null) return <>for {domain}</>;
  const account = openable(paths.administration.account(accountId));
  return (
    <>
      <Text weight={600}>no</Text>{' '}
      <Text tone="muted">Gmail, Yahoo and Outlook ask bulk senders to sign their e-mails.</Text>{' '}
      {account && <Link href={`${account}?tab=domains`}>Sending domains</Link>}
    </>
  );
}
