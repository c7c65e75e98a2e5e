import type { TestApp } from './app.ts';

/**
 * Products whose row says something else of their launches than the ledger and the steps do. A message that was in doubt
 * and is sent again still counts as sent, so a test that resends the only message of a product can't use this.
 */
export function rowsThatLie(app: TestApp): Promise<Record<string, unknown>[]> {
  return app.sql(`
    select p.id, p.status, p.waiting, p.unproved, p.has_sent, p.in_doubt, found.*
      from product p cross join lateral (
        select p.status = 'Processing' and exists (
                 select from launch_step s
                  where s.launch_id = p.launch_id and s.name = 'Confirm' and s.status = 'Pending') as waits,
               exists (select from message m where m.launch_id = p.launch_id and m.purpose = 'proof')
                 and not exists (select from message m where m.launch_id = p.launch_id and m.purpose = 'proof'
                                    and m.state = 'accepted') as unproven,
               exists (select from message m where m.product_id = p.id and m.purpose = 'live'
                          and m.state in ('claimed', 'accepted', 'refused', 'in doubt')) as sent,
               (select count(*)::int from message m where m.product_id = p.id and m.state = 'in doubt') as doubts) found
     where p.waiting and p.unproved <> found.unproven or (p.waiting, p.has_sent, p.in_doubt) is distinct from (found.waits, found.sent, found.doubts)`);
}

/** For after each test of what sends. */
export async function requireTrueRows(app: TestApp): Promise<void> {
  const lies = await rowsThatLie(app);
  if (lies.length > 0) throw new Error(`Rows of products disagree with the ledger: ${JSON.stringify(lies)}`);
}
