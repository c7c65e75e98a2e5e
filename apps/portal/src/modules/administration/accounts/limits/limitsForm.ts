import { ApiError, type V2Operations, type V2Schemas } from '@mailroom/api-client';
import { hourName } from '../../../../components/limits/limitParts.ts';
import { isInvalid } from '../../../../shared/errors/errorKinds.ts';
import { atMost, type FieldRules, type FormRules } from '../../../../shared/forms/domainResolver.ts';

type Limits = V2Schemas['SendingLimits'];
type Patch = V2Operations['updateSendingLimits']['requestBody']['content']['application/json'];

const USUAL_HOURS = { from_hour: 8, until_hour: 20, weekdays_only: false };
/** A plan that large mailbox providers advise for a sender whom they don't know. */
const USUAL_PLAN = { first_day: 500, grows_by_percent: 50, until: 20_000 };

type Rates = Limits['receiver_rates'];

/**
 * The fields of receiving domains. Each row of them has a number, which it keeps when another row is removed, so that no text moves to
 * another field.
 */
type ReceiverValues = Record<`domain_${number}`, string | undefined> &
  Record<`rate_${number}`, number | null | undefined>;

function receiverValues(rates: Rates): ReceiverValues {
  return Object.fromEntries(
    rates.flatMap(({ domain, rate_per_minute: rate }, row) => [
      [`domain_${row}`, domain],
      [`rate_${row}`, rate],
    ]),
  ) as ReceiverValues;
}

// A type, because a form's values need the index of one.
export type LimitValues = ReceiverValues & {
  send_rate_per_minute: number | null;
  has_hours: boolean;
  from_hour: number;
  until_hour: number;
  weekdays_only: boolean;
  has_warm_up: boolean;
  starts_on: string | null;
  first_day: number | null;
  grows_by_percent: number | null;
  until: number | null;
  /** The rows of receiving domains that are there, by their numbers. */
  receivers: readonly number[];
};

/** The form's values. Hours and plan that are switched off keep what is in their fields, so that nothing typed is lost. */
export function limitValues(
  { send_rate_per_minute, send_hours, warm_up, receiver_rates }: Limits,
  today: string,
): LimitValues {
  const plan = warm_up ?? { starts_on: today, ...USUAL_PLAN };
  return {
    send_rate_per_minute,
    has_hours: send_hours !== null,
    ...(send_hours ?? USUAL_HOURS),
    has_warm_up: warm_up !== null,
    starts_on: plan.starts_on,
    first_day: plan.first_day,
    grows_by_percent: plan.grows_by_percent,
    until: plan.until,
    receivers: receiver_rates.map((_, row) => row),
    ...receiverValues(receiver_rates),
  };
}

const MOST_PEOPLE = 10_000_000;
const WHOLE = ['required', 'greater_than_zero', 'whole'] as const;

/** The server knows which domains an address can have, and which are in the list already. */
function receiverRules(rows: readonly number[]): FieldRules<LimitValues> {
  return Object.fromEntries(
    rows.flatMap((row) => [
      [`domain_${row}`, ['required', atMost(253)]],
      [`rate_${row}`, WHOLE],
    ]),
  );
}

/** The rules of the hours are in their choices: an end before the beginning can't be chosen. */
export const limitRules: FormRules<LimitValues> = ({ has_warm_up: hasPlan, until, receivers }) => ({
  send_rate_per_minute: ['greater_than_zero', 'whole'],
  ...(hasPlan && {
    starts_on: ['required'],
    first_day: [...WHOLE, { rule: 'max', max: Math.max(1, (until ?? MOST_PEOPLE) - 1) }],
    grows_by_percent: [...WHOLE, { rule: 'max', max: 1_000 }],
    until: [...WHOLE, { rule: 'max', max: MOST_PEOPLE }],
  }),
  ...receiverRules(receivers),
});

/** The hours of the values; null when any hour will do. */
export function hoursOf({ has_hours, from_hour, until_hour, weekdays_only }: LimitValues): Limits['send_hours'] {
  return has_hours ? { from_hour, until_hour, weekdays_only } : null;
}

/** The plan of the values; null without one, and while a field of it is empty. */
export function planOf({ has_warm_up, starts_on, first_day, grows_by_percent, until }: LimitValues): Limits['warm_up'] {
  if (!has_warm_up || starts_on === null || first_day === null || grows_by_percent === null || until === null)
    return null;
  return { starts_on, first_day, grows_by_percent, until };
}

export function limitPatch(values: LimitValues): Patch {
  return {
    send_rate_per_minute: values.send_rate_per_minute,
    send_hours: hoursOf(values),
    warm_up: planOf(values),
    receiver_rates: values.receivers.map((row) => ({
      domain: values[`domain_${row}`] ?? '',
      rate_per_minute: values[`rate_${row}`] ?? 0,
    })),
  };
}

/** The receiving domains whose row is complete. */
export function receiversOf(values: LimitValues): Rates {
  return limitPatch(values).receiver_rates?.filter(({ domain, rate_per_minute: rate }) => domain && rate > 0) ?? [];
}

/** The server names a row of its list by its place; the form by the number that the row has kept. */
export function atItsRow(error: unknown, rows: readonly number[]): unknown {
  if (!isInvalid(error)) return error;
  const fields = Object.entries(error.fields).map(([name, text]) => {
    const [, at, part] = /^receiver_rates\.(\d+)\.(domain|rate)/.exec(name) ?? [];
    return [at === undefined ? name : `${part}_${rows[Number(at)]}`, text];
  });
  return new ApiError({ ...error, message: error.message, fields: Object.fromEntries(fields) });
}

/** The hours from one to another, to choose from. */
export function hourOptions(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    value: String(first + at),
    label: hourName(first + at),
  }));
}
