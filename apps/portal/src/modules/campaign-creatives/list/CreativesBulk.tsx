import type { TableSelection } from '@mailroom/design-system';
import { BulkActions } from '../../../components/BulkActions.tsx';
import { useCan } from '../../../session/user/usePermissions.ts';
import { api, read } from '../../../shared/api.ts';
import { creativeKeys } from '../../../shared/recordKeys.ts';

interface CreativesBulkProps {
  selection: TableSelection;
  count: number;
  query: object;
  onDone: () => void;
}

/** The actions for the selected creatives. */
export function CreativesBulk(props: CreativesBulkProps) {
  const validate = useCan('can_validate_links');
  const add = useCan('can_add_creative');
  const remove = useCan('can_delete_creative');
  return (
    <BulkActions
      {...props}
      refreshes={[creativeKeys.all]}
      write={(body) => read(api.v2.POST('/creative/bulk', { body }))}
      actions={[
        { name: 'validate', label: 'Check again', may: validate },
        { name: 'duplicate', label: 'Duplicate', may: add },
        {
          name: 'delete',
          label: 'Delete',
          isDanger: true,
          confirm: `Do you really want to delete the ${props.count} selected creatives? This change cannot be undone.`,
          may: remove,
        },
      ]}
    />
  );
}
