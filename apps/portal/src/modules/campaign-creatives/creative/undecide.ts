import type { RowAction } from '../../../components/useRowActions.ts';

/** The button that takes back a decision, for those who may decide the opposite; none while nothing is decided. */
export function undecide(decision: string | null, onAction: () => void): RowAction[] {
  if (decision === null) return [];
  const act = decision === 'accepted' ? 'reject' : 'accept';
  return [{ id: 'undecide', act, label: 'Undo the decision', onAction }];
}
