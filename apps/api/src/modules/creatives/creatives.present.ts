import { creativeActions } from '@mailroom/domain/actions/creativeActions';
import type { Held } from '@mailroom/domain/access/can';
import type { StoredFile } from '../../platform/files/files.reads.ts';
import type { CreativeRow } from './creatives.resource.ts';
import type { CreativeDetail, RevisionRow } from './creativeDetail.repository.ts';
import type { Pin, UsedBy } from './creativePins.ts';

interface Viewer {
  held: Held;
  userId: number;
}

/** Makes the signed addresses in the answer. */
export interface Addresses {
  preview(creativeId: number, revision: number): string;
  file(fileId: number): string;
}

function time(date: Date | null): string | null {
  return date ? new Date(date).toISOString() : null;
}

function storedFile(file: StoredFile | null) {
  return file && { name: file.name, size: Number(file.size), sha256: file.sha256 };
}

function progressOf(value: unknown): { done: number; total: number; step: string | null } {
  const progress = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const step = progress['step'];
  return {
    done: Number(progress['done'] ?? 0),
    total: Number(progress['total'] ?? 0),
    step: typeof step === 'string' ? step : null,
  };
}

export function presentRow(row: CreativeRow, viewer: Viewer, isPinned: boolean) {
  return {
    id: row.id,
    account_id: row.account_id,
    account_name: row.account_name,
    advertiser_id: row.advertiser_id,
    advertiser_name: row.advertiser_name,
    name: row.name,
    creative_type: row.creative_type,
    status: row.status,
    revision: row.revision,
    subject: row.subject,
    open_findings: Number(row.open_findings),
    labels: row.labels,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
    version: row.version,
    reasons: row.reasons,
    actions: creativeActions(
      {
        status: row.status,
        hasHtml: row.has_html,
        isPinned,
        overridable: Number(row.overridable),
      },
      viewer.held,
    ).map((action) => ({ ...action })),
  };
}

function checkOf(detail: CreativeDetail) {
  return {
    status: detail.check_state,
    ...progressOf(detail.check_progress),
    started_at: time(detail.check_started_at),
    finished_at: time(detail.check_finished_at),
    error: detail.check_error,
  };
}

function senderOf(detail: CreativeDetail) {
  const sender = detail.sender_profile;
  return (
    sender && {
      id: sender.id,
      account_id: sender.account_id,
      from_name: sender.from_name,
      from_email: sender.from_email,
      reply_to: sender.reply_to,
      unsubscribe_email: sender.unsubscribe_email,
      postal_address: sender.postal_address,
      version: sender.version,
      created_at: new Date(sender.created_at).toISOString(),
      updated_at: new Date(sender.updated_at).toISOString(),
      // The sender is edited on the account's page only.
      reasons: [],
      actions: [],
    }
  );
}

function seedsOf(list: CreativeDetail['test_seeds']) {
  return {
    source: list.source,
    count: Number(list.count),
    bad_rows: Number(list.bad_rows),
    file: storedFile(list.file),
  };
}

export function presentCreative(
  row: CreativeRow,
  detail: CreativeDetail,
  { isUsed, pins }: UsedBy,
  viewer: Viewer,
  to: Addresses,
) {
  return {
    ...presentRow(row, viewer, isUsed),
    preheader: detail.preheader,
    sender_profile_id: detail.sender_profile_id,
    sender_profile: senderOf(detail),
    sender: detail.sender,
    html_file: storedFile(detail.html_file),
    text_part: detail.text_part ?? detail.derived_text,
    has_own_text: detail.text_part !== null,
    content: detail.content_facts && {
      words: detail.content_facts.words,
      language: detail.content_facts.language,
      preview: detail.content_facts.preview,
      sent_html: detail.content_facts.sent_html ?? null,
      html_bytes: Number(detail.html_bytes ?? 0),
      image_bytes: Number(detail.image_bytes),
      merge_fields: detail.merge_fields ?? [],
    },
    banner: detail.banner_file_id === null ? null : to.file(detail.banner_file_id),
    test_seeds: seedsOf(detail.test_seeds),
    live_seeds: seedsOf(detail.live_seeds),
    check: row.revision_id === null ? null : checkOf(detail),
    link_count: Number(detail.link_count),
    broken_link_count: Number(detail.broken_link_count),
    image_count: Number(detail.image_count),
    client_count: Number(detail.client_count),
    revision_count: Number(detail.revision_count),
    rejection: detail.rejected_at && {
      reason: detail.rejected_reason ?? '',
      by: detail.rejected_by,
      at: new Date(detail.rejected_at).toISOString(),
    },
    pins: [...pins],
    same_html: detail.same_html,
    preview_url: row.has_html && row.revision !== null ? to.preview(row.id, row.revision) : null,
  };
}

export function presentRevision(row: RevisionRow, pins: readonly Pin[], to: Addresses) {
  return {
    id: row.id,
    revision: row.number,
    subject: row.subject,
    preheader: row.preheader,
    html_file: storedFile(row.html_file),
    check: row.check_state,
    open_findings: Number(row.open_findings),
    pins: pins.filter((pin) => pin.revision === row.number),
    preview_url: row.has_html ? to.preview(row.creative_id, row.number) : null,
    changes: row.changes,
    created_at: new Date(row.created_at).toISOString(),
    created_by: row.created_by,
  };
}
