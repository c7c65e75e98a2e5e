import { useMemo, useState, type ReactNode } from 'react';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import type { Decidable, DecisionHandlers } from './decisionActions.ts';
import type { DecideDialogProps } from './DecideDialog.tsx';

const DecideDialog = loadOnUse<DecideDialogProps>(async () => (await import('./DecideDialog.tsx')).DecideDialog);

interface Edit {
  id: number;
  version: number;
  body: { decision: Decidable['decision']; note?: string | null };
}

interface Writer {
  mutate: (edit: Edit, options?: { onSuccess: () => void }) => void;
  isPending: boolean;
}

/** Decides about rows by a writer: `dialog` asks for the reason. `nameOf` names a row in a sentence. */
export function useDecision<Row extends Decidable>(
  { mutate, isPending }: Writer,
  nameOf: (row: Row) => string,
): DecisionHandlers<Row> & { dialog: ReactNode } {
  const [asked, ask] = useState<{ row: Row; decision: 'accepted' | 'rejected' }>();
  const handlers = useMemo<DecisionHandlers<Row>>(
    () => ({
      onAsk: (row, decision) => ask({ row, decision }),
      onUndecide: ({ id, version }) => mutate({ id, version, body: { decision: null } }),
    }),
    [mutate],
  );
  function close() {
    ask(undefined);
  }
  const dialog = asked && (
    <DecideDialog
      name={nameOf(asked.row)}
      decision={asked.decision}
      isBusy={isPending}
      onDecide={(body) => mutate({ id: asked.row.id, version: asked.row.version, body }, { onSuccess: close })}
      onClose={close}
    />
  );
  return { ...handlers, dialog };
}
