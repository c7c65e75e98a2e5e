import { labelKey, labelProblem, labelsByKey, labelsProblem } from '@mailroom/domain/forms/labels';
import { invalid, notFound } from '../../../errors.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { deriveCreative } from '../creativeStatus.ts';
import { editCreative, lockCreative } from '../creatives.repository.ts';
import { addLabels, labelsOf, removeLabels } from './labels.repository.ts';

/** Gives a locked creative exactly these labels. Returns whether that changed any. */
export async function setLabels(
  tx: Tx,
  creative: { id: number; account_id: number },
  labels: readonly string[],
): Promise<boolean> {
  const wanted = labelsByKey(labels);
  const before = labelsByKey(await labelsOf(tx, creative.id));
  const removed = [...before.keys()].filter((key) => !wanted.has(key));
  const added = [...wanted].filter(([key]) => !before.has(key)).map(([, name]) => name);
  if (removed.length > 0) await removeLabels(tx, creative, removed);
  if (added.length > 0) await addLabels(tx, creative, added);
  return removed.length + added.length > 0;
}

interface LabelsChange {
  add?: readonly string[];
  remove?: readonly string[];
}

/** Adds and removes labels and keeps all others. Neither a revision nor a check follows. */
export async function changeLabels(tx: Tx, id: number, { add = [], remove = [] }: LabelsChange): Promise<void> {
  const creative = await lockCreative(tx, id);
  if (!creative) throw notFound();
  const removed = new Set(remove.map(labelKey));
  const kept = (await labelsOf(tx, id)).filter((name) => !removed.has(labelKey(name)));
  const next = [...kept, ...add];
  const problem = labelsProblem(next);
  if (problem !== undefined) throw invalid({ add: problem });
  if (!(await setLabels(tx, creative, next))) return;
  await editCreative(tx, id, {});
  await deriveCreative(tx, id, true);
}

/** The label that a bulk action names. */
export function namedLabel(text: string | undefined): string {
  const label = text ?? '';
  const problem = labelProblem(label);
  if (problem !== undefined) throw invalid({ label: problem });
  return label;
}
