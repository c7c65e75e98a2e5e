import type { TableSelection } from '@mailroom/design-system';
import { BulkActions } from '../../../components/BulkActions.tsx';
import { useCan } from '../../../session/user/usePermissions.ts';
import { api, read } from '../../../shared/api.ts';
import { audienceKeys } from '../../../shared/recordKeys.ts';
import { deleteQuestion } from '../../../shared/feedback/deleteQuestion.ts';

interface AudiencesBulkProps {
  selection: TableSelection;
  count: number;
  query: object;
  onDone: () => void;
}

/** The actions for the selected audiences. */
export function AudiencesBulk(props: AudiencesBulkProps) {
  const update = useCan('can_update_audience');
  const remove = useCan('can_delete_audience');
  return (
    <BulkActions
      {...props}
      refreshes={[audienceKeys.all]}
      write={(body) => read(api.v2.POST('/audience/bulk', { body }))}
      actions={[
        {
          name: 'cancel',
          label: 'Cancel import',
          confirm: 'Do you really want to cancel the process?',
          may: update,
        },
        {
          name: 'delete',
          label: 'Delete',
          isDanger: true,
          confirm: deleteQuestion(props.count, 'audience'),
          may: remove,
        },
      ]}
    />
  );
}
