// Written by `npm run generate` from the migrated schema; a test fails when it is stale.
import type { ColumnType } from 'kysely';

/** The database gives a value when the insert doesn't. */
export type Generated<T> =
  T extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;

/** Only the database gives the value; an insert or update may not. */
export type GeneratedAlways<T> =
  T extends ColumnType<infer Read> ? ColumnType<Read, never, never> : ColumnType<T, never, never>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** Written as text (JSON.stringify): the driver would turn a JavaScript array into a PostgreSQL one. */
export type Json = ColumnType<unknown, string, string>;

export interface Account {
  id: GeneratedAlways<number>;
  name: string;
  sf_account_id: string;
  test_seed_email_address: string | null;
  test_seed_ecid: string | null;
  owner_phone: string | null;
  logo_file_id: number | null;
  status: Generated<string>;
  time_zone: Generated<string>;
  hold_minutes: Generated<number>;
  send_rate_per_minute: number | null;
  deployment_delta_days: Generated<number>;
  volume_tolerance_percent: Generated<number>;
  reject_limit_percent: Generated<number>;
  retention_days: number | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  created_by: number | null;
  version: Generated<number>;
  undo_seconds: Generated<number>;
  sign_offs_needed: Generated<string[]>;
  check_choices: Generated<Json>;
  send_hours: Json | null;
  warm_up: Json | null;
  receiver_rates: Generated<Json>;
}

export interface Advertiser {
  id: GeneratedAlways<number>;
  account_id: number;
  advertiser_name: string;
  vertical_id: number;
  website: string | null;
  domain: string | null;
  banner_file_id: number | null;
  test_seed_file_id: number | null;
  live_seed_file_id: number | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  created_by: number | null;
  version: Generated<number>;
}

export interface Audience {
  id: GeneratedAlways<number>;
  account_id: number;
  name: string;
  description: string | null;
  status: Generated<string>;
  reasons: Generated<Json>;
  current_version_id: number | null;
  latest_version_id: number | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  created_by: number | null;
  version: Generated<number>;
}

export interface AudienceCorrection {
  account_id: number;
  version_id: number;
  ingest: number;
  line: number;
}

export interface AudienceIngest {
  account_id: number;
  version_id: number;
  number: number;
  kind: string;
  upload_id: number | null;
  file_id: number;
  file_name: string;
  file_size: number;
  file_sha256: string;
  mapping: Json;
  settings: Json;
  rows: number;
  accepted: number;
  rejected: number;
  duplicates: number;
  suppressed: number;
  opted_out: number;
  merged: number;
  reject_counts: Json;
  opt_out_counts: Json;
  created_at: Timestamp;
  ended_at: Timestamp | null;
  created_by: number | null;
  refusals_imported: number | null;
}

export interface AudienceMember {
  id: GeneratedAlways<number>;
  account_id: number;
  version_id: number;
  line: number;
  email: string;
  email_hash: Buffer;
  first_name: string | null;
  last_name: string | null;
  company: string | null;
  country: string | null;
  postal_code: string | null;
  custom: Json | null;
  is_suppressed: Generated<boolean>;
  ingest: Generated<number>;
}

export interface AudienceOptOut {
  account_id: number;
  version_id: number;
  line: number;
  column_at: number;
  cell: string;
  raw: string;
  email_hash: Buffer | null;
  ingest: Generated<number>;
}

export interface AudienceReject {
  account_id: number;
  version_id: number;
  line: number;
  reason: string;
  raw: string;
  ingest: Generated<number>;
  corrected_in: number | null;
}

export interface AudienceTransfer {
  account_id: number;
  id: GeneratedAlways<number>;
  name: string;
  size: number;
  received: Generated<number>;
  last_modified: number | null;
  state: Generated<string>;
  progress: Generated<number>;
  packing: string | null;
  tables: Generated<Json>;
  left_out: Generated<Json>;
  chosen: number | null;
  problem: string | null;
  upload_id: number | null;
  created_at: Generated<Timestamp>;
  created_by: Generated<number>;
  touched_at: Generated<Timestamp>;
}

export interface AudienceTransferPart {
  account_id: number;
  transfer_id: number;
  at: number;
  file_id: number;
}

export interface AudienceUpload {
  id: GeneratedAlways<number>;
  account_id: number;
  file_id: number;
  encoding: string;
  delimiter: string;
  line_end: string;
  text_start: number;
  row_bytes: number;
  has_header: boolean;
  columns: Json;
  sample: Json;
  guessed_mapping: Json;
  created_at: Generated<Timestamp>;
  created_by: number | null;
  suspects: Generated<Json>;
  quote: Generated<string | null>;
  escape: Generated<string>;
  first_line: Generated<number>;
  first_lines: Generated<Json>;
  unpacked_from: Json | null;
  computed: Generated<Json>;
}

export interface AudienceVersion {
  id: GeneratedAlways<number>;
  account_id: number;
  audience_id: number;
  number: number;
  upload_id: number | null;
  file_id: number;
  file_name: string;
  file_size: number;
  file_sha256: string;
  mapping: Json;
  settings: Generated<Json>;
  state: Generated<string>;
  rows: Generated<number>;
  accepted: Generated<number>;
  rejected: Generated<number>;
  duplicates: Generated<number>;
  suppressed: Generated<number>;
  merged: Generated<number>;
  reject_counts: Generated<Json>;
  suppressed_now: Generated<number>;
  deliverable: Generated<number>;
  bytes_read: Generated<number>;
  checkpoint: Json | null;
  rolling_hash: string | null;
  fence: Generated<number>;
  rejects_file_id: number | null;
  cancel_requested_by: number | null;
  failure: string | null;
  started_at: Timestamp | null;
  sealed_at: Timestamp | null;
  recounted_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  created_by: number | null;
  used_at: Timestamp | null;
  suppressed_by_house: Generated<number>;
  opted_out: Generated<number>;
  opt_out_counts: Generated<Json>;
  suspects: Generated<Json>;
  import_as: Generated<string>;
  base_version_id: number | null;
  refusals_imported: Generated<number | null>;
}

export interface AuditEntry {
  id: GeneratedAlways<number>;
  at: Timestamp;
  request_id: string | null;
  actor: string;
  user_id: number | null;
  account_id: number | null;
  entity: string;
  entity_id: number;
  action: string;
  before: Json | null;
  after: Json | null;
  seal_id: number | null;
}

export interface AuditSeal {
  id: GeneratedAlways<number>;
  at: Timestamp;
  first_entry: number;
  last_entry: number;
  hash: string;
}

export interface ComparisonDue {
  account_id: number;
  version_id: number;
}

export interface Creative {
  id: GeneratedAlways<number>;
  account_id: number;
  advertiser_id: number | null;
  name: string;
  creative_type: string;
  status: Generated<string>;
  reasons: Generated<Json>;
  current_revision_id: number | null;
  is_draft: Generated<boolean>;
  live_revision_id: number | null;
  live_product_id: number | null;
  rejected_reason: string | null;
  rejected_by: number | null;
  rejected_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  created_by: number | null;
  version: Generated<number>;
}

export interface CreativeClient {
  id: GeneratedAlways<number>;
  account_id: number;
  creative_id: number;
  revision_id: number;
  family: string;
  platform: string;
  is_required: Generated<boolean>;
  verdict: string;
  issues: Generated<Json>;
  decision: string | null;
  decided_by: number | null;
  decided_at: Timestamp | null;
  note: string | null;
  version: Generated<number>;
}

export interface CreativeDraft {
  account_id: number;
  id: GeneratedAlways<number>;
  creative_id: number;
  user_id: number;
  base_revision: number;
  html: string;
  kept_at: Generated<Timestamp>;
}

export interface CreativeFinding {
  id: GeneratedAlways<number>;
  account_id: number;
  creative_id: number;
  revision_id: number;
  kind: string;
  severity: string;
  message: string;
  line: number | null;
  col: number | null;
  subject_entity: string | null;
  subject_id: number | null;
  fingerprint: string;
  is_overridable: boolean;
  overridden_at: Timestamp | null;
  overridden_by: number | null;
  override_reason: string | null;
  override_until: Timestamp | null;
  field: string | null;
}

export interface CreativeImage {
  id: GeneratedAlways<number>;
  account_id: number;
  revision_id: number;
  url: string;
  file_id: number | null;
  problem: string | null;
  pixel_width: number | null;
  pixel_height: number | null;
}

export interface CreativeLabel {
  account_id: number;
  id: GeneratedAlways<number>;
  creative_id: number;
  name: string;
  key: string;
  created_at: Generated<Timestamp>;
  created_by: Generated<number | null>;
}

export interface CreativeLink {
  id: GeneratedAlways<number>;
  account_id: number;
  creative_id: number;
  revision_id: number;
  position: number;
  line: number | null;
  text: Generated<string>;
  url: string;
  kind: string;
  final_url: string | null;
  http_status: number | null;
  redirects: number | null;
  tracking: Generated<Json>;
  result: Generated<string>;
  problem: string | null;
  verdict: string | null;
  verdict_by: number | null;
  verdict_at: Timestamp | null;
  note: string | null;
  checked_at: Timestamp | null;
  version: Generated<number>;
  col: number | null;
  is_outlook_only: Generated<boolean>;
  shown_width: number | null;
  shown_height: number | null;
}

export interface CreativeRevision {
  id: GeneratedAlways<number>;
  account_id: number;
  creative_id: number;
  number: number;
  subject: string | null;
  preheader: string | null;
  sender_profile_id: number | null;
  html_file_id: number | null;
  source_file_id: number | null;
  text_part: string | null;
  derived_text: string | null;
  merge_fields: Generated<Json>;
  banner_file_id: number | null;
  test_seed_file_id: number | null;
  live_seed_file_id: number | null;
  check_state: Generated<string>;
  check_fence: Generated<number>;
  check_progress: Generated<Json>;
  check_started_at: Timestamp | null;
  check_finished_at: Timestamp | null;
  check_error: string | null;
  created_at: Generated<Timestamp>;
  created_by: number | null;
  used_at: Timestamp | null;
  content_facts: Json | null;
  part_hashes: Json | null;
  zip_use: Json | null;
  rejected_at: Timestamp | null;
}

export interface CreativeSeed {
  id: GeneratedAlways<number>;
  account_id: number;
  creative_id: number;
  revision_id: number;
  list: string;
  source: Generated<string>;
  line: number;
  email: string;
  first_name: string | null;
  last_name: string | null;
  problem: string | null;
}

export interface CreativeSignOff {
  account_id: number;
  id: GeneratedAlways<number>;
  creative_id: number;
  revision_id: number;
  part: string;
  hash: string;
  signed_by: number;
  signed_at: Generated<Timestamp>;
  withdrawn_by: number | null;
  withdrawn_at: Timestamp | null;
}

export interface DomainSpelling {
  account_id: number;
  domain: string;
  spelling: string;
}

export interface Event {
  id: GeneratedAlways<number>;
  at: Generated<Timestamp>;
  account_id: number | null;
  user_id: number | null;
  entity: string;
  entity_id: number;
}

export interface File {
  id: GeneratedAlways<number>;
  account_id: number | null;
  key: string;
  kind: string;
  name: string;
  content_type: string;
  size: Generated<number>;
  sha256: string | null;
  state: Generated<string>;
  state_at: Generated<Timestamp>;
  created_at: Generated<Timestamp>;
  created_by: number | null;
}

export interface HouseRate {
  id: Generated<number>;
  product_type: string;
  vertical_id: number | null;
  cpm_cents: number;
  currency: Generated<string>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  created_by: number | null;
  version: Generated<number>;
}

export interface HouseSuppressionEntry {
  id: Generated<number>;
  list_id: number;
  kind: string;
  value: string;
  excepted_at: Timestamp | null;
  excepted_by: number | null;
  excepted_reason: string | null;
  created_at: Generated<Timestamp>;
}

export interface HouseSuppressionList {
  id: Generated<number>;
  name: string;
  is_active: Generated<boolean>;
  file_id: number | null;
  entry_count: Generated<number>;
  skipped_count: Generated<number>;
  skipped_lines: Generated<Json>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  created_by: number | null;
  version: Generated<number>;
}

export interface IdempotencyKey {
  user_id: number;
  operation: string;
  key: string;
  body_hash: string;
  status: number | null;
  answer: Json | null;
  headers: Json | null;
  created_at: Generated<Timestamp>;
}

export interface Install {
  id: GeneratedAlways<number>;
  account_id: number;
  name: string;
  kind: string;
  bucket: string | null;
  region: string | null;
  endpoint: string | null;
  prefix: string | null;
  access_key_id: string | null;
  secret_cipher: string | null;
  host: string | null;
  port: number | null;
  username: string | null;
  password_cipher: string | null;
  private_key_cipher: string | null;
  host_key_fingerprint: string | null;
  folder: string | null;
  last_check_at: Timestamp | null;
  last_check_result: string | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  created_by: number | null;
  version: Generated<number>;
  last_check_step: string | null;
  last_check_message: string | null;
  offered_host_key: string | null;
}

export interface Launch {
  id: GeneratedAlways<number>;
  account_id: number;
  product_id: number;
  attempt: number;
  revision_id: number;
  version_id: number;
  hold_until: Timestamp;
  counts: Generated<Json>;
  build: Json | null;
  manifest: Json | null;
  manifest_hash: string | null;
  launched_at: Timestamp;
  launched_by: number | null;
  confirmed_at: Timestamp | null;
  confirmed_by: number | null;
  started_at: Timestamp | null;
  ended_at: Timestamp | null;
  outcome: string | null;
  mail_advertiser_id: number | null;
  delivery: Json | null;
  receivers: string[] | null;
}

export interface LaunchLink {
  id: GeneratedAlways<number>;
  account_id: number;
  launch_id: number;
  product_id: number;
  position: number;
  text: Generated<string>;
  url: string;
  line: number | null;
  col: number | null;
}

export interface LaunchProofread {
  account_id: number;
  launch_id: number;
  mails: number;
  took_ms: number;
  places: Json;
  people: Json;
  read_at: Generated<Timestamp>;
}

export interface LaunchProofreadFault {
  account_id: number;
  id: GeneratedAlways<number>;
  launch_id: number;
  product_id: number;
  kind: string;
  severity: string;
  place: string;
  field: string | null;
  url: string | null;
  mails: number;
  mails_hash: string;
  decision: string | null;
  fallback: string | null;
  reason: string | null;
  decided_by: number | null;
  decided_at: Timestamp | null;
}

export interface LaunchProofreadMail {
  account_id: number;
  fault_id: number;
  message_id: number;
}

export interface LaunchStep {
  id: GeneratedAlways<number>;
  account_id: number;
  launch_id: number;
  position: number;
  name: string;
  status: Generated<string>;
  attempts: Generated<number>;
  started_at: Timestamp | null;
  finished_at: Timestamp | null;
  result: string | null;
  severity: string | null;
  raw_error: string | null;
}

export interface LinkAnswer {
  account_id: number;
  id: GeneratedAlways<number>;
  link_hash: string;
  result: string;
  final_url: string | null;
  http_status: number | null;
  redirects: number | null;
  problem: string | null;
  asked_at: Timestamp;
}

export interface LinkWatch {
  account_id: number;
  id: GeneratedAlways<number>;
  creative_id: number;
  asked_at: Timestamp;
}

export interface Message {
  id: GeneratedAlways<number>;
  account_id: number;
  purpose: string;
  product_id: number | null;
  launch_id: number | null;
  revision_id: number;
  email: string | null;
  email_hmac: Buffer;
  merge: Generated<Json>;
  state: Generated<string>;
  attempts: Generated<number>;
  next_try_at: Generated<Timestamp>;
  claimed_by: string | null;
  claimed_at: Timestamp | null;
  settled_at: Timestamp | null;
  settled_by: number | null;
  response: string | null;
  message_id: string;
  created_at: Generated<Timestamp>;
  created_by: number | null;
  receiver: string | null;
}

export interface Notification {
  account_id: number;
  id: GeneratedAlways<number>;
  user_id: number;
  kind: string;
  entity: string;
  entity_id: number;
  occurrence: string;
  at: Timestamp;
  read_at: Timestamp | null;
}

export interface Orders {
  id: GeneratedAlways<number>;
  account_id: number;
  advertiser_id: number;
  name: string;
  po_number: string | null;
  notes: string | null;
  owner_id: number | null;
  status: Generated<string>;
  submitted_at: Timestamp | null;
  submitted_by: number | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  created_by: number | null;
  version: Generated<number>;
}

export interface PermissionGroup {
  id: GeneratedAlways<number>;
  name: string;
  description: Generated<string>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  created_by: number | null;
  version: Generated<number>;
}

export interface PermissionGroupPermission {
  group_id: number;
  permission: string;
}

export interface Product {
  id: GeneratedAlways<number>;
  account_id: number;
  order_id: number;
  advertiser_id: number;
  name: string;
  type: string | null;
  audience_id: number | null;
  creative_id: number | null;
  install_id: number | null;
  volume_ordered: number | null;
  volume_tolerance_percent: number | null;
  volume_delivered: Generated<number>;
  rate_cpm_cents: number | null;
  currency: Generated<string>;
  starts_at: Timestamp | null;
  ends_at: Timestamp | null;
  status: Generated<string>;
  attention: string | null;
  attention_detail: string | null;
  reasons: Generated<Json>;
  next_change_at: Timestamp | null;
  deliverable: number | null;
  attempt: Generated<number>;
  launch_id: number | null;
  pinned_revision_id: number | null;
  pinned_version_id: number | null;
  accepted_volume: number | null;
  accepted_volume_version_id: number | null;
  accepted_volume_by: number | null;
  accepted_volume_reason: string | null;
  first_launched_at: Timestamp | null;
  first_sent_at: Timestamp | null;
  completed_at: Timestamp | null;
  ended_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  created_by: number | null;
  version: Generated<number>;
  waiting: Generated<boolean>;
  has_sent: Generated<boolean>;
  in_doubt: Generated<number>;
  unproved: Generated<boolean>;
  undo_until: Timestamp | null;
  recipients: number | null;
  accepted_creative_id: number | null;
  accepted_creative_advertiser_id: number | null;
  accepted_creative_by: number | null;
  accepted_creative_reason: string | null;
  undecided: Generated<number>;
}

export interface ProductLinkResponse {
  account_id: number;
  product_id: number;
  link_id: number;
  clicks: Generated<number>;
  unique_clicks: Generated<number>;
  machine_clicks: Generated<number>;
}

export interface ProductLook {
  account_id: number;
  user_id: number;
  product_id: number;
  status: string;
  starts_at: Timestamp | null;
  looked_at: Generated<Timestamp>;
}

export interface ProductNote {
  account_id: number;
  id: GeneratedAlways<number>;
  product_id: number;
  author_id: number;
  body: string;
  is_internal: boolean;
  created_at: Generated<Timestamp>;
  edited_at: Timestamp | null;
  version: Generated<number>;
}

export interface ProductRate {
  id: GeneratedAlways<number>;
  account_id: number;
  product_type: string;
  vertical_id: number | null;
  cpm_cents: number;
  currency: Generated<string>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  created_by: number | null;
  version: Generated<number>;
}

export interface ProductResponse {
  id: GeneratedAlways<number>;
  account_id: number;
  product_id: number;
  day: string;
  source: string;
  delivered: Generated<number>;
  bounced: Generated<number>;
  opens: Generated<number>;
  unique_opens: Generated<number>;
  clicks: Generated<number>;
  unique_clicks: Generated<number>;
  unsubscribes: Generated<number>;
  complaints: Generated<number>;
  updated_at: Generated<Timestamp>;
  machine_opens: Generated<number>;
  unique_machine_opens: Generated<number>;
  machine_clicks: Generated<number>;
  unique_machine_clicks: Generated<number>;
}

export interface ProductTransition {
  id: GeneratedAlways<number>;
  account_id: number;
  product_id: number;
  at: Timestamp;
  event: string;
  from_status: string;
  from_attention: string | null;
  to_status: string;
  to_attention: string | null;
  user_id: number | null;
  detail: string | null;
}

export interface ReceiverWindow {
  account_id: number;
  domain: string;
  minute: Timestamp;
  claimed: number;
}

export interface RecountDue {
  account_id: number;
  version_id: number;
  asked_at: Generated<Timestamp>;
  started_at: Timestamp | null;
  last_id: Generated<number>;
  done: Generated<number>;
  held_by_house: Generated<number>;
  is_counted: Generated<boolean>;
  is_asked_again: Generated<boolean>;
}

export interface Response {
  id: GeneratedAlways<number>;
  account_id: number;
  product_id: number;
  message_id: number;
  kind: string;
  link_id: number | null;
  is_first: boolean;
  at: Timestamp;
  bounce_class: string | null;
  machine: string | null;
}

export interface Revocation {
  kind: string;
  value: string;
  issued_before: Timestamp;
  at: Timestamp;
}

export interface Role {
  id: GeneratedAlways<number>;
  name: string;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  created_by: number | null;
  version: Generated<number>;
  is_staff: Generated<boolean>;
}

export interface RolePermissionGroup {
  role_id: number;
  group_id: number;
}

export interface SavedView {
  id: GeneratedAlways<number>;
  user_id: number;
  list: string;
  name: string;
  state: Json;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface SecurityEvent {
  id: GeneratedAlways<number>;
  at: Timestamp;
  kind: string;
  operation: string | null;
  entity_id: number | null;
  user_id: number | null;
  subject: string | null;
  request_id: string | null;
  address: string | null;
  detail: string | null;
}

export interface SendDay {
  account_id: number;
  day: string;
  people: number;
}

export interface SendWindow {
  account_id: number;
  minute: Timestamp;
  claimed: number;
}

export interface SenderProfile {
  id: GeneratedAlways<number>;
  account_id: number;
  from_name: string;
  from_email: string;
  reply_to: string | null;
  postal_address: string;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  created_by: number | null;
  version: Generated<number>;
  unsubscribe_email: string | null;
}

export interface SendingDomain {
  account_id: number;
  id: GeneratedAlways<number>;
  domain: string;
  dns_name: string;
  answers: Generated<Json>;
  checked_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  created_by: number | null;
  version: Generated<number>;
}

export interface SendingKey {
  account_id: number;
  id: GeneratedAlways<number>;
  domain_id: number;
  selector: string;
  state: string;
  public_key: string;
  private_key_cipher: string | null;
  created_at: Generated<Timestamp>;
  seen_at: Timestamp | null;
  retired_at: Timestamp | null;
  lost_at: Timestamp | null;
}

export interface Setting {
  key: string;
  value: Json;
  updated_at: Generated<Timestamp>;
}

export interface SuppressionEntry {
  id: GeneratedAlways<number>;
  list_id: number;
  account_id: number;
  kind: string;
  value: string;
  excepted_at: Timestamp | null;
  excepted_by: number | null;
  excepted_reason: string | null;
  created_at: Generated<Timestamp>;
}

export interface SuppressionList {
  id: GeneratedAlways<number>;
  account_id: number;
  advertiser_id: number | null;
  name: string;
  is_builtin: Generated<boolean>;
  is_active: Generated<boolean>;
  file_id: number | null;
  entry_count: Generated<number>;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  created_by: number | null;
  version: Generated<number>;
  skipped_count: Generated<number>;
  skipped_lines: Generated<Json>;
  version_id: number | null;
  filled_with: string | null;
}

export interface Task {
  id: GeneratedAlways<number>;
  account_id: number;
  title: string;
  type: string;
  severity: string;
  status: Generated<string>;
  subject_entity: string;
  subject_id: number;
  blocker: string | null;
  product_id: number | null;
  permissions: Generated<Json>;
  assignee_id: number | null;
  due_at: Timestamp | null;
  latest_start_at: Timestamp | null;
  snoozed_until: Timestamp | null;
  opened_by: number | null;
  closed_at: Timestamp | null;
  resolution: string | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  created_by: number | null;
  version: Generated<number>;
  assigned_at: Timestamp | null;
}

export interface TaskComment {
  id: GeneratedAlways<number>;
  account_id: number;
  task_id: number;
  body: string;
  created_at: Generated<Timestamp>;
  created_by: number | null;
}

export interface TestSend {
  account_id: number;
  id: GeneratedAlways<number>;
  creative_id: number;
  revision_id: number;
  recipients: number;
  created_at: Generated<Timestamp>;
  created_by: number;
  sent_to: Generated<string>;
}

export interface UserAccount {
  user_id: number;
  account_id: number;
  created_at: Generated<Timestamp>;
  created_by: number | null;
}

export interface Users {
  id: GeneratedAlways<number>;
  subject: string | null;
  email: string;
  first_name: string;
  last_name: string;
  role_id: number | null;
  active: Generated<boolean>;
  time_zone: string | null;
  density: string | null;
  theme: string | null;
  saved_views: Generated<Json>;
  deleted_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  created_by: number | null;
  version: Generated<number>;
  page_sizes: Generated<Json>;
  last_sign_in_at: Timestamp | null;
  noted_sessions: Generated<string[]>;
}

export interface Vertical {
  id: GeneratedAlways<number>;
  name: string;
}

export interface ViewShare {
  account_id: number;
  view_id: number;
  user_id: number;
  created_at: Generated<Timestamp>;
}

export interface DB {
  account: Account;
  advertiser: Advertiser;
  audience: Audience;
  audience_correction: AudienceCorrection;
  audience_ingest: AudienceIngest;
  audience_member: AudienceMember;
  audience_opt_out: AudienceOptOut;
  audience_reject: AudienceReject;
  audience_transfer: AudienceTransfer;
  audience_transfer_part: AudienceTransferPart;
  audience_upload: AudienceUpload;
  audience_version: AudienceVersion;
  audit_entry: AuditEntry;
  audit_seal: AuditSeal;
  comparison_due: ComparisonDue;
  creative: Creative;
  creative_client: CreativeClient;
  creative_draft: CreativeDraft;
  creative_finding: CreativeFinding;
  creative_image: CreativeImage;
  creative_label: CreativeLabel;
  creative_link: CreativeLink;
  creative_revision: CreativeRevision;
  creative_seed: CreativeSeed;
  creative_sign_off: CreativeSignOff;
  domain_spelling: DomainSpelling;
  event: Event;
  file: File;
  house_rate: HouseRate;
  house_suppression_entry: HouseSuppressionEntry;
  house_suppression_list: HouseSuppressionList;
  idempotency_key: IdempotencyKey;
  install: Install;
  launch: Launch;
  launch_link: LaunchLink;
  launch_proofread: LaunchProofread;
  launch_proofread_fault: LaunchProofreadFault;
  launch_proofread_mail: LaunchProofreadMail;
  launch_step: LaunchStep;
  link_answer: LinkAnswer;
  link_watch: LinkWatch;
  message: Message;
  notification: Notification;
  orders: Orders;
  permission_group: PermissionGroup;
  permission_group_permission: PermissionGroupPermission;
  product: Product;
  product_link_response: ProductLinkResponse;
  product_look: ProductLook;
  product_note: ProductNote;
  product_rate: ProductRate;
  product_response: ProductResponse;
  product_transition: ProductTransition;
  receiver_window: ReceiverWindow;
  recount_due: RecountDue;
  response: Response;
  revocation: Revocation;
  role: Role;
  role_permission_group: RolePermissionGroup;
  saved_view: SavedView;
  security_event: SecurityEvent;
  send_day: SendDay;
  send_window: SendWindow;
  sender_profile: SenderProfile;
  sending_domain: SendingDomain;
  sending_key: SendingKey;
  setting: Setting;
  suppression_entry: SuppressionEntry;
  suppression_list: SuppressionList;
  task: Task;
  task_comment: TaskComment;
  test_send: TestSend;
  user_account: UserAccount;
  users: Users;
  vertical: Vertical;
  view_share: ViewShare;
}
