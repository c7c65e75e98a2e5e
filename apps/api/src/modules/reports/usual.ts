import { USUAL_MAILS, usualRates } from '@mailroom/domain/responses/usualRates';
import { FINISHED_MAIL_STATUSES } from '@mailroom/domain/statuses/productGroups';
import type { Tx } from '../../platform/database/tx.ts';
import { listRows } from '../../platform/list/rows.reads.ts';
import { reports } from './reports.resource.ts';

interface Mail {
  account_id: number;
  advertiser_id: number;
  starts_at: Date | null;
}

/**
 * The usual rates for a mail: the averages of the advertiser's last ones that are all out and started before it. Null while there
 * are too few, or for a product without a start.
 */
export async function usualOf(tx: Tx, { account_id, advertiser_id, starts_at: start }: Mail) {
  if (start === null) return null;
  const { objects } = await listRows(tx, reports, {
    offset: 0,
    limit: USUAL_MAILS,
    order: [['product_start_date', 'desc']],
    filters: {
      account_id: [`${account_id}`],
      advertiser_id: [`${advertiser_id}`],
      product_type: ['E-mail deployment'],
      product_status: FINISHED_MAIL_STATUSES,
      has_delivered: ['true'],
      starts_before: [start.toISOString()],
    },
  });
  const usual = usualRates(
    objects.map(({ volume_ordered: ordered, volume_delivered: delivered, responses }) => ({
      ordered,
      delivered,
      opened: responses.unique_opens,
      clicked: responses.unique_clicks,
      unsubscribed: responses.unsubscribes,
      complained: responses.complaints,
    })),
  );
  return (
    usual && {
      mails: usual.mails,
      delivered_rate: usual.delivered,
      open_rate: usual.opened,
      click_rate: usual.clicked,
      click_to_open_rate: usual.clickedOfOpened,
      unsubscribe_rate: usual.unsubscribed,
      complaint_rate: usual.complained,
    }
  );
}
