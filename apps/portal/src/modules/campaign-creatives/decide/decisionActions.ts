import type { RowAction } from '../../../components/useRowActions.ts';

type Decision = 'accepted' | 'rejected' | null;

/** A link or an e-mail client, about which a person decides. */
export interface Decidable {
  id: number;
  version: number;
  decision: Decision;
}

export interface DecisionHandlers<Row> {
  /** Asks for the reason of a decision. */
  onAsk: (row: Row, decision: 'accepted' | 'rejected') => void;
  onUndecide: (row: Row) => void;
}

/** Accept, reject, and the way back from either; `isUrgent` shows Accept outside the menu. */
export function decisionActions<Row extends Decidable>(
  row: Row,
  { onAsk, onUndecide }: DecisionHandlers<Row>,
  isUrgent = false,
): RowAction[] {
  const { decision } = row;
  return [
    { id: 'accept', act: 'accept', label: 'Accept', isInline: isUrgent, onAction: () => onAsk(row, 'accepted') },
    { id: 'reject', act: 'reject', label: 'Reject', onAction: () => onAsk(row, 'rejected') },
    // For people who may decide the opposite. While nothing is decided, there is nothing to undo.
    ...(decision === null
      ? []
      : [
          {
            id: 'undecide',
            act: decision === 'accepted' ? 'reject' : 'accept',
            label: 'Undo the decision',
            onAction: () => onUndecide(row),
          } as const,
        ]),
  ];
}
