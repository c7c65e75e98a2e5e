import { Button } from '@mailroom/design-system';
import { useCan } from '../../session/user/usePermissions.ts';
import { useUrlRecord } from '../../shared/listState/useUrlRecord.ts';

export function AddInstallButton() {
  const add = useCan('can_add_install');
  const kind = useCan([['can_access_internal_s3', 'can_access_internal_sftp']]);
  const [, setOpen] = useUrlRecord('install');
  if (!add.can || !kind.can) return null;
  return (
    <Button variant="primary" onClick={() => setOpen('new')}>
      Add destination
    </Button>
  );
}
