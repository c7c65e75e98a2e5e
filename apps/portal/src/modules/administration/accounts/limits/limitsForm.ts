import type { V2Operations, V2Schemas } from '@mailroom/api-client';
import { hourName } from '../../../../components/limits/limitParts.ts';
import type { FormRules } from '../../../../shared/forms/domainResolver.ts';

type Limits = V2Schemas['SendingLimits'];
type Patch = V2Operations['updateSendingLimits']['requestBody']['content']['application/json'];

const USUAL_HOURS = { from_hour: 8, until_hour: 20, weekdays_only: false };
/** A plan that large mailbox providers advise for a sender whom they don't know. */
const USUAL_PLAN = { first_day: 500, grows_by_percent: 50, until: 20_000 };

/** The form's values. Hours and plan that are switched off keep what is in their fields, so that nothing typed is lost. */
export function limitValues({ send_rate_per_minute, send_hours, warm_up }: Limits, today: string) {
  const plan = warm_up ?? { starts_on: today, ...USUAL_PLAN };
  return {
    send_rate_per_minute,
    has_hours: send_hours !== null,
    ...(send_hours ?? USUAL_HOURS),
    has_warm_up: warm_up !== null,
    starts_on: plan.starts_on as string | null,
    first_day: plan.first_day as number | null,
    grows_by_percent: plan.grows_by_percent as number | null,
    until: plan.until as number | null,
  };
}

type LimitValues = ReturnType<typeof limitValues>;

const MOST_PEOPLE = 10_000_000;
const WHOLE = ['required', 'greater_than_zero', 'whole'] as const;

/** The rules of the hours are in their choices: an end before the beginning can't be chosen. */
export const limitRules: FormRules<LimitValues> = ({ has_warm_up: hasPlan, until }) => ({
  send_rate_per_minute: ['greater_than_zero', 'whole'],
  ...(hasPlan && {
    starts_on: ['required'],
    first_day: [...WHOLE, { rule: 'max', max: Math.max(1, (until ?? MOST_PEOPLE) - 1) }],
    grows_by_percent: [...WHOLE, { rule: 'max', max: 1_000 }],
    until: [...WHOLE, { rule: 'max', max: MOST_PEOPLE }],
  }),
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
  };
}

/** The hours from one to another, to choose from. */
export function hourOptions(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    value: String(first + at),
    label: hourName(first + at),
  }));
}
