import pg from 'pg';

export async function withOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const ADDRESS = '12 Harbour Road, Portsmouth NH 03801';

/** Writes the data every suite starts with: one user with all permissions, account 1, its advertiser and its sender. */
export function writeFirstRecords(ownerUrl: string): Promise<void> {
  return withOwner(ownerUrl, async (client) => {
    await client.query(`
      insert into role (name) values ('Super Admin');
      insert into users (subject, email, first_name, last_name, role_id) values ('bench', 'bench@mailroom.example', 'Bench', 'User', 1);
      insert into account (name, sf_account_id, hold_minutes, undo_seconds, deployment_delta_days) values ('Northlight Outdoor', '001', 0, 0, 0);
      insert into vertical (name) values ('Retail');
      insert into house_rate (product_type, vertical_id, cpm_cents) values ('E-mail deployment', 1, 1200);
      insert into advertiser (account_id, advertiser_name, vertical_id) values (1, 'Fernwick', 1);
      insert into sender_profile (account_id, from_name, from_email, postal_address) values (1, 'Northlight', 'news@northlight.example', '${ADDRESS}');
    `);
  });
}
