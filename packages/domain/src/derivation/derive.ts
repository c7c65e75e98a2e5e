import { addDays, dayOf, startOfDay } from '../dates/dates.ts';
import { launchAim, launchDue, launchLimit } from './deadlines.ts';
import { matchReasons } from './deriveReasons.ts';
import type { DerivedReason, DeriveInput } from './deriveReasons.ts';
import { DERIVED_STATUSES } from '../statuses/productEvents.ts';
import type { DerivedStatus } from '../statuses/productEvents.ts';
import { AUDIENCE_MAX_AGE_DAYS } from '../constants.ts';

export interface Derived {
  readonly status: DerivedStatus;
  /** Every reason that applies, in order of urgency. */
  readonly reasons: readonly DerivedReason[];
  /** The next instant at which the result could change without any change of the input; null when there is none. */
  readonly nextChangeAt: Date | null;
}

const ERRORS: ReadonlySet<DerivedStatus> = new Set([
  'Error: Audience',
  'Error: Creative',
  'Error - Volume Discrepancy',
]);

function firstMatch(reasons: readonly DerivedReason[]): DerivedStatus {
  const matched = new Set(reasons.map((reason) => reason.status));
  if ([...matched].filter((status) => ERRORS.has(status)).length > 1) matched.add('Multiple Errors');
  return DERIVED_STATUSES.find((status) => matched.has(status)) ?? 'Ready To Launch';
}

function audienceTooOldAt({ audience, account }: DeriveInput): Date | undefined {
  if (!audience?.version) return undefined;
  const lastDay = addDays(dayOf(audience.version.sealedAt, account.timeZone), AUDIENCE_MAX_AGE_DAYS);
  return startOfDay(addDays(lastDay, 1), account.timeZone);
}

/**
 * Derives the status of a product that waits for a launch or a relaunch, and the reasons for it. Pure: the caller runs
 * it again when an input changes and at `nextChangeAt`.
 */
export function derive(input: DeriveInput): Derived {
  const { product, account, now } = input;
  const dates = { ...product, ...account };
  const times = {
    launchBy: launchLimit(dates),
    due: product.launched ? launchDue(dates, now) : launchAim(dates),
    audienceUntil: audienceTooOldAt(input),
  };
  const reasons = matchReasons(input, times);
  // A relaunch aims at its start until that has passed.
  const aim = product.launched && reasons.length > 0 ? times.due : undefined;
  const changes = [times.launchBy, aim, times.audienceUntil].filter((at) => at !== undefined && at > now) as Date[];
  const next = changes.sort((one, other) => one.valueOf() - other.valueOf())[0];
  return { status: firstMatch(reasons), reasons, nextChangeAt: next ?? null };
}
