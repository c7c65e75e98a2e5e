import { handlers } from '../../../contract/handlers.ts';
import { presentReason, time } from '../records/products.present.ts';
import { requireMove } from './moveDates.ts';
import { previewMove, type Preview } from './previewMove.ts';

const MOST_REASONS = 50;

function presentPreview({ row, startsAt, endsAt, status, reasons, launchBy, refused }: Preview) {
  return {
    product_id: row.id,
    product_name: row.name,
    version: row.version,
    product_start_date: time(startsAt),
    product_end_date: time(endsAt),
    product_status: status,
    status_now: row.status,
    reasons: reasons.slice(0, MOST_REASONS).map((reason) => presentReason(reason, row.owner)),
    launch_by: time(launchBy),
    refused,
  };
}

export const previewHandlers = handlers({
  previewProducts: async ({ tx, actor, body }) => {
    const previews = await previewMove(tx, body.ids, requireMove(body.move), actor);
    return { objects: previews.map(presentPreview) };
  },
});
