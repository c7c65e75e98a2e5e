import { sql } from 'kysely';
import { orNull, selectRows, text } from '../../platform/database/statement.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import { leftJoinFile } from '../../platform/files/files.reads.ts';

/** The images of a revision that came with its ZIP: the address in the HTML and the key of the file. */
export async function packedImages(tx: Tx, revisionId: number): Promise<{ url: string; key: string }[]> {
  const rows = await selectRows(
    tx,
    { url: text, key: orNull(text) },
    sql`
    select i.url, f.key from creative_image i ${leftJoinFile('f', sql.ref('i.file_id'))}
     where i.revision_id = ${revisionId} and i.url !~* '^https?:' and ${inScope(tx, sql.ref('i.account_id'))}
     order by i.id`,
  );
  return rows.flatMap(({ url, key }) => (key === null ? [] : [{ url, key }]));
}
