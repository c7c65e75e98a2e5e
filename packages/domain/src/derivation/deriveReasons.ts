import type { AudienceStatus } from '../statuses/audienceStatuses.ts';
import { AUDIENCE_MAX_AGE_DAYS } from '../constants.ts';
import type { CreativeStatus } from '../statuses/creativeStatuses.ts';
import { formatDateTime, formatDay } from '../dates/dates.ts';
import type { DerivedStatus } from '../statuses/productEvents.ts';
import type { Actor } from './actors.ts';
import type { ReasonCode } from './nextStep.ts';
import type { ProductType } from './productTypes.ts';
import type { MissingField, Reason } from './reasons.ts';
import type { AccountStatus } from '../statuses/recordStatuses.ts';
import { isShort, shortfall, toleranceOf } from './volume.ts';

export interface DeriveInput {
  readonly product: {
    readonly id: number;
    readonly orderId: number;
    readonly name: string | null;
    readonly type: ProductType | null;
    readonly volume: number | null;
    readonly startsAt: Date | null;
    readonly endsAt: Date | null;
    /** Whether the product's order is submitted. */
    readonly submitted: boolean;
    /** Whether it was launched before. Its deadline is then its end instead of its start. */
    readonly launched: boolean;
    /** In percent; null uses the account's. */
    readonly tolerancePercent: number | null;
    /** The count a person accepted, and the audience version they accepted it for. */
    readonly accepted: { readonly versionId: number; readonly count: number } | null;
    /** The advertiser of its order. */
    readonly advertiserId: number;
    /** The creative of another advertiser that a person accepted, with the advertiser it had then. */
    readonly acceptedCreative: { readonly id: number; readonly advertiserId: number } | null;
  };
  readonly creative: {
    readonly id: number;
    readonly name: string;
    readonly status: CreativeStatus;
    /** Null while it is a draft without one. */
    readonly advertiser: { readonly id: number; readonly name: string } | null;
  } | null;
  readonly audience: {
    readonly id: number;
    readonly name: string;
    readonly status: AudienceStatus;
    /** The version in use; null until an import has produced one. */
    readonly version: { readonly id: number; readonly sealedAt: Date } | null;
  } | null;
  /** Members of the version in use minus those suppressed now; null while they are being counted. */
  readonly deliverable: number | null;
  readonly install: {
    readonly id: number;
    readonly name: string;
    /** Null until it is checked, and again after its address or its credentials changed. */
    readonly lastCheck: 'passed' | 'failed' | null;
  } | null;
  readonly account: {
    readonly id: number;
    readonly name: string;
    readonly status: AccountStatus;
    readonly timeZone: string;
    readonly deploymentDeltaDays: number;
    readonly tolerancePercent: number;
  };
  readonly rate: { readonly cpmCents: number } | null;
  readonly now: Date;
}

interface DeriveTimes {
  /** The first instant at which a launch is too late. */
  readonly launchBy: Date | undefined;
  /** By when somebody should act, never after the start that still lies ahead. */
  readonly due: Date | undefined;
  /** The first instant at which the audience is too old. */
  readonly audienceUntil: Date | undefined;
}

/** A reason before a launch. It also names the status it leads to. */
export interface DerivedReason extends Reason {
  readonly status: DerivedStatus;
}

const number = new Intl.NumberFormat('en-US');

function missingFields({ name, type, volume, startsAt, endsAt }: DeriveInput['product']): readonly MissingField[] {
  const required: readonly (MissingField & { readonly isGiven: boolean })[] = [
    { name: 'product_name', label: 'name', isGiven: Boolean(name?.trim()) },
    { name: 'product_type', label: 'type', isGiven: type !== null },
    { name: 'volume_ordered', label: 'volume', isGiven: volume !== null },
    { name: 'product_start_date', label: 'start date', isGiven: startsAt !== null },
    { name: 'product_end_date', label: 'end date', isGiven: endsAt !== null },
  ];
  return required.filter(({ isGiven }) => !isGiven).map(({ name: field, label }) => ({ name: field, label }));
}

/** The field of the product in which a reason is fixed, by the reason's code. */
const FIELDS: Readonly<Partial<Record<ReasonCode, MissingField>>> = {
  start_too_close: { name: 'product_start_date', label: 'start date' },
  end_passed: { name: 'product_end_date', label: 'end date' },
  no_rate: { name: 'rate_cpm_cents', label: 'rate' },
  no_install: { name: 'install_id', label: 'destination' },
  no_audience: { name: 'audience_id', label: 'audience' },
  no_creative: { name: 'creative_id', label: 'creative' },
  other_advertiser: { name: 'creative_id', label: 'creative' },
};

/**
 * Whether a person accepted the count of this version. Suppressions shrink the count a little every day. The person
 * must not be asked again for that, only for a loss beyond the tolerance.
 */
function isAccepted({ product, audience }: DeriveInput, deliverable: number, tolerancePercent: number): boolean {
  const { accepted } = product;
  if (accepted === null || accepted.versionId !== audience?.version?.id) return false;
  return !isShort(accepted.count, deliverable, tolerancePercent);
}

/** The creative's advertiser, if it isn't the order's and nobody accepted this creative of this advertiser. */
function foreignAdvertiser({ product, creative }: DeriveInput): { readonly name: string } | null {
  if (!creative?.advertiser || creative.advertiser.id === product.advertiserId) return null;
  const { acceptedCreative: accepted } = product;
  const isAcceptedHere = accepted?.id === creative.id && accepted.advertiserId === creative.advertiser.id;
  return isAcceptedHere ? null : creative.advertiser;
}

const BROKEN_CREATIVES: readonly CreativeStatus[] = ['Error - Invalid Creative', 'Error - Invalid Seed', 'Invalid'];
const UNCHECKED_CREATIVES: readonly CreativeStatus[] = ['Draft', 'Action Pending - Validate'];

/** Returns every reason that keeps a product from being launched, in order of urgency. */
export function matchReasons(input: DeriveInput, times: DeriveTimes): readonly DerivedReason[] {
  const { product, creative, audience, deliverable, install, account, rate, now } = input;
  const found: DerivedReason[] = [];
  const add = (
    status: DerivedStatus,
    code: ReasonCode,
    actor: Actor,
    text: string,
    entity: string,
    id: number,
    fields: readonly MissingField[] = [FIELDS[code] ?? []].flat(),
  ): void => {
    const { due } = times;
    const subject = { entity, id };
    found.push({ status, code, text, actor, subject, ...(due && { due }), ...(fields.length > 0 && { fields }) });
  };

  if (!product.submitted) {
    add('Draft', 'not_submitted', 'Order owner', 'The order is not submitted.', 'order', product.orderId);
  }
  const missing = missingFields(product);
  if (missing.length > 0) {
    const text = `Missing: ${missing.map(({ label }) => label).join(', ')}.`;
    add('Draft', 'incomplete', 'Order owner', text, 'product', product.id, missing);
  }

  if (audience && !audience.version && audience.status === 'Error - Invalid Audience') {
    const text = `The import of the audience '${audience.name}' failed.`;
    add('Error: Audience', 'audience_failed', 'Data team', text, 'audience', audience.id);
  }
  if (creative && BROKEN_CREATIVES.includes(creative.status)) {
    const text = `The creative '${creative.name}' is ${creative.status}.`;
    add('Error: Creative', 'creative_failed', 'Creative team', text, 'creative', creative.id);
  }
  const tolerance = toleranceOf(product.tolerancePercent, account.tolerancePercent);
  if (
    audience?.version &&
    deliverable !== null &&
    product.volume !== null &&
    isShort(product.volume, deliverable, tolerance) &&
    !isAccepted(input, deliverable, tolerance)
  ) {
    const lacking = number.format(shortfall(product.volume, deliverable));
    const text = `${number.format(deliverable)} of ${number.format(product.volume)} ordered can be mailed, ${lacking} are missing.`;
    add('Error - Volume Discrepancy', 'volume_short', 'Data team', text, 'audience', audience.id);
  }

  if (creative?.status === 'Need Attention') {
    const text = `The creative '${creative.name}' has open findings.`;
    add('Needs Attention', 'creative_needs_attention', 'Creative team', text, 'creative', creative.id);
  }
  const foreign = foreignAdvertiser(input);
  if (foreign) {
    const text = `The creative '${creative?.name}' belongs to ${foreign.name}.`;
    add('Needs Attention', 'other_advertiser', 'Anyone who may confirm', text, 'product', product.id);
  }
  if (times.launchBy && times.launchBy <= now) {
    const text = product.launched
      ? `The end, ${formatDateTime(times.launchBy, account.timeZone)}, has passed.`
      : `The start is too close: it had to be launched before ${formatDay(times.launchBy, account.timeZone)}.`;
    add(
      'Needs Attention',
      product.launched ? 'end_passed' : 'start_too_close',
      'Order owner',
      text,
      'product',
      product.id,
    );
  }
  if (audience && times.audienceUntil && times.audienceUntil <= now) {
    const text = `The audience '${audience.name}' is older than ${AUDIENCE_MAX_AGE_DAYS} days.`;
    add('Needs Attention', 'audience_too_old', 'Data team', text, 'audience', audience.id);
  }
  if (rate === null) {
    add(
      'Needs Attention',
      'no_rate',
      'Account manager',
      'There is no rate for its type and vertical.',
      'product',
      product.id,
    );
  }
  if (account.status === 'Inactive') {
    const text = `The account '${account.name}' is Inactive.`;
    add('Needs Attention', 'account_inactive', 'Account manager', text, 'account', account.id);
  }
  if (product.type === 'Data delivery' && install === null) {
    add('Needs Attention', 'no_install', 'Order owner', 'No delivery destination is chosen.', 'product', product.id);
  }
  if (product.type === 'Data delivery' && install?.lastCheck === 'failed') {
    const text = `The delivery destination '${install.name}' failed its check.`;
    add('Needs Attention', 'install_failed', 'Account manager', text, 'install', install.id);
  }
  if (product.type === 'Data delivery' && install?.lastCheck === null) {
    const text = `The delivery destination '${install.name}' was never checked. Check it first.`;
    add('Needs Attention', 'install_unchecked', 'Account manager', text, 'install', install.id);
  }

  if (audience === null) {
    add('Pending: Audience', 'no_audience', 'Order owner', 'No audience is chosen.', 'product', product.id);
  } else if (audience.version === null) {
    const text = `The audience '${audience.name}' has no usable version yet.`;
    add('Pending: Audience', 'audience_unusable', 'Data team', text, 'audience', audience.id);
  }
  if (creative === null) {
    add('Pending: Creative', 'no_creative', 'Order owner', 'No creative is chosen.', 'product', product.id);
  } else if (UNCHECKED_CREATIVES.includes(creative.status)) {
    const text = `The creative '${creative.name}' is ${creative.status}.`;
    add('Pending: Creative', 'creative_unchecked', 'Creative team', text, 'creative', creative.id);
  }
  return found;
}
