import type { RawBuilder } from 'kysely';
import { clientOf, type Tx } from './tx.ts';

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `prepared_${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Runs a statement under a name, so that the server parses and plans it once for each connection: for what runs hundreds
 * of times a second. The text must not depend on the values, because every text is remembered until the process ends.
 */
export async function prepared<Row>(tx: Tx, statement: RawBuilder<Row>): Promise<Row[]> {
  const { sql: text, parameters } = statement.compile(tx);
  const { rows } = await clientOf(tx).query({ name: nameOf(text), text, values: [...parameters] });
  return rows as Row[];
}
