import type { TableSelection } from '@mailroom/design-system';
import { BulkActions } from '../../../components/BulkActions.tsx';
import { useCan } from '../../../session/user/usePermissions.ts';
import { api, read } from '../../../shared/api.ts';
import { needsAttentionKeys, orderKeys, productKeys } from '../../../shared/recordKeys.ts';
import { deleteQuestion } from '../../../shared/feedback/deleteQuestion.ts';

interface OrdersBulkProps {
  selection: TableSelection;
  count: number;
  query: object;
  onDone: () => void;
}

/** The actions for the selected orders. */
export function OrdersBulk(props: OrdersBulkProps) {
  const update = useCan('can_update_order');
  const add = useCan('can_add_order');
  const remove = useCan('can_delete_order');
  return (
    <BulkActions
      {...props}
      refreshes={[orderKeys.all, productKeys.all, needsAttentionKeys.all]}
      write={(body) => read(api.v2.POST('/orders/bulk', { body }))}
      actions={[
        { name: 'submit', label: 'Submit', may: update },
        { name: 'duplicate', label: 'Duplicate', may: add },
        {
          name: 'delete',
          label: 'Delete',
          isDanger: true,
          confirm: `${deleteQuestion(props.count, 'order')} They are deleted with their products.`,
          may: remove,
        },
      ]}
    />
  );
}
