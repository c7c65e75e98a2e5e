import { Button } from '@mailroom/design-system';
import { useCan } from '../../session/user/usePermissions.ts';
import { useUrlRecord } from '../../shared/listState/useUrlRecord.ts';

interface AddInstallButtonProps {
  /** Undefined while no account is chosen; a destination belongs to one. */
  accountId: number | undefined;
  variant?: 'primary' | 'secondary';
}

export function AddInstallButton({ accountId, variant = 'secondary' }: AddInstallButtonProps) {
  const add = useCan('can_add_install');
  const kind = useCan([['can_access_internal_s3', 'can_access_internal_sftp']]);
  const [, setOpen] = useUrlRecord('install');
  if (!add.can || !kind.can) return null;
  return (
    <Button
      variant={variant}
      disabled={accountId === undefined}
      reason="Choose an account in the header first"
      onClick={() => setOpen('new')}
    >
      Add destination
    </Button>
  );
}
