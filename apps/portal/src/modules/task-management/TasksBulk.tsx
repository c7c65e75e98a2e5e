import type { TableSelection } from '@mailroom/design-system';
import { BulkActions } from '../../components/BulkActions.tsx';
import { api, read } from '../../shared/api.ts';
import { needsAttentionKeys, taskKeys } from '../../shared/recordKeys.ts';

interface TasksBulkProps {
  selection: TableSelection;
  count: number;
  query: object;
  onDone: () => void;
}

/** The actions for the selected tasks. Each task says whether the user may fix it. */
export function TasksBulk(props: TasksBulkProps) {
  return (
    <BulkActions
      {...props}
      refreshes={[taskKeys.all, needsAttentionKeys.all]}
      write={(body) => read(api.v2.POST('/task/bulk', { body }))}
      actions={[
        { name: 'claim', label: 'Claim' },
        { name: 'release', label: 'Release' },
        { name: 'done', label: 'Done' },
        { name: 'retry', label: 'Try again' },
      ]}
    />
  );
}
