import { Readable } from 'node:stream';
import { download } from '../../contract/answer.ts';
import type { Handler } from '../../contract/handlers.ts';
import { listRows } from '../../platform/list/rows.ts';
import { creatives } from './creatives.resource.ts';
import type { CreativeRow } from './creatives.resource.ts';

const page = 500;

/** A spreadsheet runs cells that begin like a formula, full-width signs too; a quote before them makes them text. */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/;

const cell = (value: string | number | null): string => {
  const text = String(value ?? '');
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const header = ['Creative ID', 'Name', 'Account', 'Advertiser', 'Status', 'Revision', 'Updated'];

const lineOf = (row: CreativeRow): string =>
  [
    row.id,
    row.name,
    row.account_name,
    row.advertiser_name,
    row.status,
    row.revision,
    new Date(row.updated_at).toISOString(),
  ]
    .map(cell)
    .join(',');

export const exportCreatives: Handler<'exportCreatives'> = async (call) => {
  async function* lines(): AsyncGenerator<string> {
    yield `${header.join(',')}\r\n`;
    for (let offset = 0; ; offset += page) {
      const at = offset;
      const { objects } = await call.read((tx) => listRows(tx, creatives, { ...call.list, offset: at, limit: page }));
      if (objects.length > 0) yield `${objects.map(lineOf).join('\r\n')}\r\n`;
      if (objects.length < page) return;
    }
  }
  return download('creatives.csv', 'text/csv; charset=utf-8', Readable.from(lines()));
};
