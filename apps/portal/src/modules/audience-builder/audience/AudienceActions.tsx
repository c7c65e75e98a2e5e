import type { V1Schemas } from '@mailroom/api-client';
import { Button } from '@mailroom/design-system';
import { useNavigate } from 'react-router-dom';
import { ActionButtons } from '../../../components/ActionButtons.tsx';
import { useCancelImport, useDeleteAudience } from '../../../resources/audiences.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { useUrlText } from '../../../shared/listState/useUrlText.ts';
import { paths } from '../../../shared/paths.ts';
import { AUDIENCE_EFFECTS } from './audienceEffects.ts';

const RESTING = { delete: 'Delete audience', update: 'Edit', import: 'Import another file' };
/** The order of the actions: a running import has to be cancelled before its audience can be deleted. */
const RUNNING = { update: 'Edit', cancel: 'Cancel import' };

/** The actions that the server allows on an audience now. */
export function AudienceActions({ audience }: { audience: V1Schemas['Audience'] }) {
  const navigate = useNavigate();
  const [, setDialog] = useUrlText('dialog');
  const use = useCan([['can_view_order'], ['can_update_order']]);
  const cancel = useCancelImport();
  const remove = useDeleteAudience();
  const acts: Readonly<Record<string, () => void>> = {
    update: () => setDialog('edit'),
    import: () => void navigate(paths.audienceBuilder.importAgain(audience.id)),
    cancel: () => cancel.mutate(audience.id),
    delete: () =>
      remove.mutate(audience.id, { onSuccess: () => void navigate(paths.audienceBuilder.people, { replace: true }) }),
  };
  const order = ['delete', 'update', 'cancel', 'import'];
  const actions = audience.actions.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  const isReady = audience.status === 'Approved' && !audience.importing;
  return (
    <>
      <ActionButtons
        actions={actions}
        labels={audience.importing ? RUNNING : RESTING}
        dangers={['delete']}
        effects={AUDIENCE_EFFECTS}
        {...(audience.status === 'Error - Invalid Audience' && { primary: 'import' })}
        onAction={(name) => acts[name]?.()}
      />
      {isReady && use.can && (
        <Button variant="primary" onClick={() => setDialog('use')}>
          Use in an order
        </Button>
      )}
    </>
  );
}
