import type { ReceiverRate } from '@mailroom/domain/delivery/receiverRates';
import type { V1Schemas } from '@mailroom/api-client';
import { funnelOf } from '@mailroom/domain/derivation/recipients';
import { presentImportedAnyway } from '../../audiences/audiences.reads.ts';
import type { ProductDetail } from './productDetail.repository.ts';
import { launchByOf, presentProductRow, time, type Viewer } from './products.present.ts';
import { nextRecipients, recipientsNow, stopOfRow } from './productRow.ts';
import type { ProductRow } from './products.resource.ts';

type Shown = V1Schemas['Product'];

/** Makes the signed address of a preview. The caller passes it, because this module has no secret to sign with. */
type PreviewUrl = (creativeId: number, revision: number) => string;

type Parts = Pick<ProductDetail, 'audience' | 'creative' | 'signedFor' | 'isPinned'>;

function shownAudience({ audience, isPinned: pinned }: Parts): Shown['audience'] {
  if (!audience) return null;
  const {
    id,
    name,
    status,
    version_id,
    version_number,
    rows,
    accepted,
    rejected,
    duplicates,
    suppressed,
    opted_out,
    merged,
    importedAnyway,
  } = audience;
  const counts =
    rows === null
      ? null
      : {
          rows,
          accepted: accepted ?? 0,
          rejected: rejected ?? 0,
          duplicates: duplicates ?? 0,
          suppressed: suppressed ?? 0,
          opted_out: opted_out ?? 0,
          merged: merged ?? 0,
        };
  const imported_anyway = presentImportedAnyway(importedAnyway);
  return { id, name, status, version_id, version_number, pinned, counts, imported_anyway };
}

function shownCreative({ creative, signedFor, isPinned: pinned }: Parts, preview: PreviewUrl): Shown['creative'] {
  if (!creative) return null;
  const { has_html: hasHtml, checked_at, approvals, ...shown } = creative;
  const { id, revision } = shown;
  return {
    ...shown,
    pinned,
    signed_for: signedFor,
    preview_url: hasHtml && revision !== null ? preview(id, revision) : null,
    checked_at: time(checked_at),
    approvals: approvals.map((approval) => ({ ...approval, at: new Date(approval.at).toISOString() })),
  };
}

/** Where the rows of the file would go if it was sent now to this many. */
function funnelNow(
  row: Pick<ProductRow, 'deliverable' | 'volume_delivered'>,
  { audience }: ProductDetail,
  going: number | null,
): Shown['funnel'] {
  if (!audience) return null;
  const { rows, rejected, duplicates, opted_out, merged, suppressedNow, suppressedByHouse, deliverable } = audience;
  if (rows === null || deliverable === null) return null;
  const people = {
    rows,
    rejected: rejected ?? 0,
    duplicates: duplicates ?? 0,
    opted_out: opted_out ?? 0,
    merged: merged ?? 0,
    suppressedNow: suppressedNow ?? 0,
    suppressedByHouse: suppressedByHouse ?? 0,
    deliverable,
  };
  const mine = row.deliverable ?? deliverable;
  const alreadyMailed = row.volume_delivered;
  const recipients = going ?? Math.max(0, mine - alreadyMailed);
  const heldByAdvertiser = deliverable - mine;
  return funnelOf(people, { deliverable: mine, heldByAdvertiser, alreadyMailed, recipients });
}

/** Returns what a relaunch would reach, beside what the stopped attempt had frozen. */
function relaunchOf(row: ProductRow, detail: ProductDetail): Shown['relaunch'] {
  if (stopOfRow(row) === null) return null;
  const next = { ...row, deliverable: detail.deliverableNow };
  const recipients = nextRecipients(next);
  return { deliverable: next.deliverable, recipients, funnel: funnelNow(next, detail, recipients) };
}

/** The corrected mail of a paused product. `launches` adds for how many it is. */
type CorrectedPart = Omit<NonNullable<Shown['corrected']>, 'had_it' | 'get_it'> | null;

function correctedOf({ correction }: ProductRow, { corrected }: ProductDetail, preview: PreviewUrl): CorrectedPart {
  const creative = corrected && shownCreative(corrected, preview);
  if (!correction || !creative) return null;
  const { sent, newest } = correction;
  return { sent_revision: sent, revision: newest, creative, audience: shownAudience(corrected) };
}

/** A product's record without its launch. */
export type OrdersPart = Omit<Shown, LaunchPart | 'corrected' | 'receiver_rates'> & {
  corrected: CorrectedPart;
  receiver_rates: readonly ReceiverRate[];
};

/** The fields of a product's record that describe its launch. `launches` adds them. */
export type LaunchPart =
  | 'steps'
  | 'prepared'
  | 'sending'
  | 'data_delivery'
  | 'launched_at'
  | 'launched_by'
  | 'hold_until';

/** One product with its parts and its history. */
export function presentProduct(
  row: ProductRow,
  detail: ProductDetail,
  viewer: Viewer,
  preview: PreviewUrl,
): OrdersPart {
  const { rate } = detail;
  return {
    ...presentProductRow(row, viewer),
    attention_detail: row.attention_detail,
    order_owner: row.owner,
    audience: shownAudience(detail),
    funnel: funnelNow(row, detail, recipientsNow(row)),
    relaunch: relaunchOf(row, detail),
    corrected: correctedOf(row, detail, preview),
    in_doubt: row.in_doubt,
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
    launch_by: time(launchByOf(row, viewer.now)),
    hold_minutes: row.hold_minutes,
    undo_seconds: row.undo_seconds,
    send_rate_per_minute: row.send_rate_per_minute,
    send_hours: row.send_hours,
    warm_up: row.warm_up,
    receiver_rates: row.receiver_rates,
    mailed_today: detail.mailedToday,
    deployment_delta_days: row.deployment_delta_days,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    version: row.version,
  };
}
