import type { TableSelection } from '@mailroom/design-system';
import { useState } from 'react';
import { BulkActions } from '../../../components/BulkActions.tsx';
import { useCan } from '../../../session/user/usePermissions.ts';
import { api, read } from '../../../shared/api.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { creativeKeys } from '../../../shared/recordKeys.ts';
import { deleteQuestion } from '../../../shared/feedback/deleteQuestion.ts';

const LabelDialog = loadOnUse(async () => (await import('../labels/LabelDialog.tsx')).LabelDialog);

interface CreativesBulkProps {
  selection: TableSelection;
  count: number;
  query: object;
  accountId: number | undefined;
  onDone: () => void;
}

/** The dialog that asks for a label, and what it does with the answer. */
interface Asking {
  readonly kind: 'add_label' | 'remove_label';
  readonly run: (more: { label: string }) => Promise<unknown>;
}

/** The actions for the selected creatives. */
export function CreativesBulk({ accountId, ...props }: CreativesBulkProps) {
  const [asking, setAsking] = useState<Asking>();
  const validate = useCan('can_validate_links');
  const add = useCan('can_add_creative');
  const update = useCan('can_update_creative');
  const remove = useCan('can_delete_creative');
  const askForLabel = (kind: Asking['kind']) => (run: Asking['run']) => setAsking({ kind, run });
  return (
    <>
      <BulkActions
        {...props}
        refreshes={[creativeKeys.all]}
        write={(body) => read(api.v2.POST('/creative/bulk', { body }))}
        actions={[
          { name: 'validate', label: 'Check again', may: validate },
          { name: 'duplicate', label: 'Duplicate', may: add },
          { name: 'add_label', label: 'Add label', may: update, onAsk: askForLabel('add_label') },
          { name: 'remove_label', label: 'Remove label', may: update, onAsk: askForLabel('remove_label') },
          {
            name: 'delete',
            label: 'Delete',
            isDanger: true,
            confirm: `${deleteQuestion(props.count, 'creative')} This change cannot be undone.`,
            may: remove,
          },
        ]}
      />
      {asking && (
        <LabelDialog
          kind={asking.kind}
          count={props.count}
          accountId={accountId}
          onSave={(label) => asking.run({ label })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
