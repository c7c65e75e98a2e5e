import { Readable } from 'node:stream';
import { download } from '../../contract/answer.ts';
import { exportRows } from '../../contract/exportRows.ts';
import { handlers } from '../../contract/handlers.ts';
import { invalid } from '../../errors.ts';
import { csvLine } from '../../platform/list/csv.ts';
import { pageOf, pageOfV1 } from '../../platform/list/page.ts';
import { listRows } from '../../platform/list/rows.reads.ts';
import { previewUrl } from '../creatives/creatives.reads.ts';
import {
  DAY_COLUMNS,
  productResponses,
  reportDays,
  TRACKED_COLUMNS,
  type ResponseDay,
} from '../launches/launches.reads.ts';
import { productForReport } from '../orders/productForReport.reads.ts';
import { productReport } from './report.ts';
import { reports, type ReportRow } from './reports.resource.ts';
import { heading } from './responseColumns.ts';
import { readResponseCsv } from './responseCsv.ts';
import { uploadResponses } from './responseUpload.ts';

function presentRow(row: ReportRow) {
  return {
    product_id: row.product_id,
    product_name: row.product_name,
    account_id: row.account_id,
    account_name: row.account_name,
    advertiser_id: row.advertiser_id,
    advertiser_name: row.advertiser_name,
    product_start_date: row.product_start_date?.toISOString() ?? null,
    product_status: row.product_status,
    time_zone: row.time_zone,
    volume_ordered: row.volume_ordered,
    volume_delivered: row.volume_delivered,
    ...row.responses,
  };
}

export const reportHandlers = handlers({
  listReports: async ({ tx, list }) => pageOf(list, await listRows(tx, reports, list), presentRow),

  exportReports: async (call) =>
    exportRows(call, reports, 'reports', {
      Product: (row) => row.product_name,
      Advertiser: (row) => row.advertiser_name,
      Account: (row) => row.account_name,
      Start: (row) => row.product_start_date,
      Ordered: (row) => row.volume_ordered,
      Delivered: (row) => row.volume_delivered,
      Opened: (row) => row.responses.unique_opens,
      Clicked: (row) => row.responses.unique_clicks,
      Status: (row) => row.product_status,
    }),

  listProductResponses: async ({ tx, list }) =>
    pageOfV1(await listRows(tx, productResponses, list), (row) => ({
      id: row.id,
      product_id: row.product_id,
      day: row.day,
      source: row.source,
      delivered: row.delivered,
      bounced: row.bounced,
      opens: row.opens,
      unique_opens: row.unique_opens,
      clicks: row.clicks,
      unique_clicks: row.unique_clicks,
      unsubscribes: row.unsubscribes,
      complaints: row.complaints,
    })),

  exportProductResponses: async (call) =>
    exportRows(call, productResponses, 'response data', {
      Day: (row) => row.day,
      Source: (row) => row.source,
      ...Object.fromEntries(DAY_COLUMNS.map((column) => [heading(column), (row: ResponseDay) => row[column]] as const)),
    }),

  uploadProductResponses: async ({ tx, body }) => {
    const { product_id: productId, days, csv } = body;
    if ((days === undefined) === (csv === undefined)) throw invalid({ days: 'Give either days or csv' });
    const objects = await uploadResponses(tx, productId, days ? { days } : readResponseCsv(csv ?? ''));
    return { objects, total_rows: objects.length };
  },

  getLooker: async ({ tx, query, deps }) => {
    const { id } = await productForReport(tx, query['product_id:eq']);
    const url = new URL(`/order-management/preview-product-report/${id}`, deps.settings.publicUrl).href;
    return { url, kind: 'report' as const };
  },

  getProductReport: ({ tx, path, deps, actor }) =>
    productReport(tx, path.id, (creative, revision) => previewUrl(deps, { creative, revision, user: actor.userId })),

  downloadProductReport: async ({ tx, path }) => {
    const { name } = await productForReport(tx, path.id);
    const lines = (await reportDays(tx, path.id)).map((day) =>
      csvLine([day.day, ...TRACKED_COLUMNS.map((column) => day[column])]),
    );
    const head = csvLine(['Day', ...TRACKED_COLUMNS.map(heading)]);
    return download(`${name} report.csv`, 'text/csv; charset=utf-8', Readable.from([head, ...lines]));
  },
});
