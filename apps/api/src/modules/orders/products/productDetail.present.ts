import { isPinned } from '@mailroom/domain/productActions';
import type { V1Schemas } from '@mailroom/api-client';
import type { Tx } from '../../../platform/database/tx.ts';
import { audiencePart, creativePart, historyOf, installPart } from './productDetail.repository.ts';
import type { AudiencePart, CreativePart } from './productDetail.repository.ts';
import { actionRow } from './productRow.ts';
import { presentProductRow, time } from './products.present.ts';
import type { Viewer } from './products.present.ts';
import type { ProductRow } from './products.resource.ts';
import { rateOf } from '../rates/rate.reads.ts';

type Shown = V1Schemas['Product'];

/** The signed address of a preview; orders holds no secrets itself. */
export type PreviewUrl = (creativeId: number, revision: number) => string;

function shownAudience(part: AudiencePart | undefined, pinned: boolean): Shown['audience'] {
  if (!part) return null;
  const { id, name, status, version_id, version_number, rows, accepted, rejected, duplicates, suppressed, merged } =
    part;
  const counts =
    rows === null
      ? null
      : {
          rows,
          accepted: accepted ?? 0,
          rejected: rejected ?? 0,
          duplicates: duplicates ?? 0,
          suppressed: suppressed ?? 0,
          merged: merged ?? 0,
        };
  return { id, name, status, version_id, version_number, pinned, counts };
}

function shownCreative(part: CreativePart | undefined, pinned: boolean, preview: PreviewUrl): Shown['creative'] {
  if (!part) return null;
  const { id, name, status, revision, subject, from_name, has_html: hasHtml } = part;
  const preview_url = hasHtml && revision !== null ? preview(id, revision) : null;
  return { id, name, status, revision, pinned, subject, from_name, preview_url };
}

/** The fields of a product's record that describe its launch; the module above adds them. */
export type LaunchPart = 'steps' | 'prepared' | 'sending' | 'launched_at' | 'launched_by' | 'hold_until';

/** One product with its parts and its history. */
export async function presentProduct(
  tx: Tx,
  row: ProductRow,
  viewer: Viewer,
  preview: PreviewUrl,
): Promise<Omit<Shown, LaunchPart>> {
  const pinned = isPinned(actionRow(row));
  const rate = await rateOf(tx, row);
  const history = await historyOf(tx, row.id);
  return {
    ...presentProductRow(row, viewer),
    attention_detail: row.attention_detail,
    audience: shownAudience(await audiencePart(tx, row, pinned), pinned),
    creative: shownCreative(await creativePart(tx, row, pinned), pinned, preview),
    install: (await installPart(tx, row)) ?? null,
    volume_tolerance_percent: row.volume_tolerance_percent,
    accepted_volume: row.accepted_volume,
    rate: rate && { cpm_cents: rate.cpmCents, currency: rate.currency, source: rate.source },
    attempt: row.attempt,
    launch_id: row.launch_id,
    next_change_at: time(row.next_change_at),
    history: history.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() })),
    time_zone: row.time_zone,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    version: row.version,
  };
}
