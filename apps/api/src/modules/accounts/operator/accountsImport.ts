import type { Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { ACCOUNT_COLUMNS, idKey, type AccountLine } from './accountsFile.ts';
import { insertAccount, lockAccounts, updateImported } from './accountsImport.repository.ts';
import { refusedLines } from './refused.ts';

type Found = Awaited<ReturnType<typeof lockAccounts>>[number];

/** The change that one line of the file asks for. */
type Change =
  | { kind: 'new'; sfAccountId: string; name: string; fields: AccountLine['fields'] }
  | { kind: 'changed'; sfAccountId: string; id: number; fields: AccountLine['fields']; before: Found };

/** Accounts by their id, ignoring case. Stored ids may already differ only in case: the exact id of a line wins. */
function existingOf(lines: readonly AccountLine[], found: readonly Found[]): ReadonlyMap<string, Found> {
  const named = new Set(lines.map(({ sfAccountId }) => sfAccountId));
  const last = found.toSorted((a, b) => Number(named.has(a.sf_account_id)) - Number(named.has(b.sf_account_id)));
  return new Map(last.map((account) => [idKey(account.sf_account_id), account]));
}

function problemOf({ sfAccountId, fields }: AccountLine, existing: ReadonlyMap<string, Found>): string | undefined {
  const before = existing.get(idKey(sfAccountId));
  if (!before) return fields.name === undefined ? `${sfAccountId} is new and has no name` : undefined;
  return before.sf_account_id === sfAccountId
    ? undefined
    : `${sfAccountId} differs from the account ${before.sf_account_id} only in capitals`;
}

function changesOf(lines: readonly AccountLine[], found: readonly Found[]): Change[] {
  const existing = existingOf(lines, found);
  const problems = lines.flatMap((line) => {
    const problem = problemOf(line, existing);
    return problem === undefined ? [] : [`Line ${line.line}: ${problem}`];
  });
  if (problems.length > 0) throw refusedLines(problems);
  return lines.flatMap(({ sfAccountId, fields }): Change[] => {
    const before = existing.get(idKey(sfAccountId));
    const { name = '' } = fields;
    if (!before) return [{ kind: 'new', sfAccountId, name, fields }];
    const differing = ACCOUNT_COLUMNS.filter(
      (column) => fields[column] !== undefined && fields[column] !== before[column],
    );
    if (differing.length === 0) return [];
    const changed = Object.fromEntries(differing.map((column) => [column, fields[column]]));
    return [{ kind: 'changed', sfAccountId, id: before.id, fields: changed, before }];
  });
}

function lineOf(change: Change): string {
  if (change.kind === 'new') return `+ ${change.sfAccountId}: ${change.name}`;
  const parts = ACCOUNT_COLUMNS.filter((column) => change.fields[column] !== undefined).map(
    (column) => `${column} ${JSON.stringify(change.before[column] ?? '')} → ${JSON.stringify(change.fields[column])}`,
  );
  return `~ ${change.sfAccountId}: ${parts.join(', ')}`;
}

async function apply(tx: Tx, change: Change): Promise<void> {
  if (change.kind === 'new') {
    await insertAccount(tx, change.sfAccountId, change.name, change.fields);
    return;
  }
  await updateImported(tx, change.id, change.fields);
  await changed(tx, 'account', change.id, change.id);
}

/**
 * Creates and updates accounts by `sf_account_id`, and returns a line for each change. Accounts that already are as the
 * file says stay untouched, so a second run changes nothing. A dry run returns the same lines and writes nothing.
 */
export async function importAccounts(tx: Tx, lines: readonly AccountLine[], isDryRun: boolean): Promise<string[]> {
  if (lines.length === 0) return ['The file has no accounts.'];
  const found = await lockAccounts(
    tx,
    lines.map(({ sfAccountId }) => idKey(sfAccountId)),
  );
  const changes = changesOf(lines, found);
  if (!isDryRun) for (const change of changes) await apply(tx, change);
  const added = changes.filter(({ kind }) => kind === 'new').length;
  const same = lines.length - changes.length;
  const verdict = isDryRun ? 'Nothing was written; this would be' : 'Done:';
  return [
    ...changes.map(lineOf),
    `${verdict} ${added} new, ${changes.length - added} changed, ${same} already as in the file.`,
  ];
}
