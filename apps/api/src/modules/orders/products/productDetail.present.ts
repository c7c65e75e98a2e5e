import type { V1Schemas } from '@mailroom/api-client';
import type { ProductDetail } from './productDetail.repository.ts';
import { presentProductRow, time, type Viewer } from './products.present.ts';
import type { ProductRow } from './products.resource.ts';

type Shown = V1Schemas['Product'];

/** Makes the signed address of a preview. The caller passes it, because this module has no secret to sign with. */
type PreviewUrl = (creativeId: number, revision: number) => string;

function shownAudience({ audience, isPinned: pinned }: ProductDetail): Shown['audience'] {
  if (!audience) return null;
  const { id, name, status, version_id, version_number, rows, accepted, rejected, duplicates, suppressed, merged } =
    audience;
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

function shownCreative({ creative, isPinned: pinned }: ProductDetail, preview: PreviewUrl): Shown['creative'] {
  if (!creative) return null;
  const { id, name, status, revision, subject, from_name, has_html: hasHtml } = creative;
  const preview_url = hasHtml && revision !== null ? preview(id, revision) : null;
  return { id, name, status, revision, pinned, subject, from_name, preview_url };
}

/** The fields of a product's record that describe its launch. `launches` adds them. */
export type LaunchPart = 'steps' | 'prepared' | 'sending' | 'launched_at' | 'launched_by' | 'hold_until';

/** One product with its parts and its history. */
export function presentProduct(
  row: ProductRow,
  detail: ProductDetail,
  viewer: Viewer,
  preview: PreviewUrl,
): Omit<Shown, LaunchPart> {
  const { rate } = detail;
  return {
    ...presentProductRow(row, viewer),
    attention_detail: row.attention_detail,
    audience: shownAudience(detail),
    creative: shownCreative(detail, preview),
    install: detail.install ?? null,
    volume_tolerance_percent: row.volume_tolerance_percent,
    account_tolerance_percent: row.account_tolerance_percent,
    accepted_volume: row.accepted_volume,
    rate: rate && { cpm_cents: rate.cpmCents, currency: rate.currency, source: rate.source },
    attempt: row.attempt,
    launch_id: row.launch_id,
    next_change_at: time(row.next_change_at),
    history: detail.history.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() })),
    time_zone: row.time_zone,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    version: row.version,
  };
}
