export interface RuleOptions {
  /** The field's name in the API; messages turn it into words. */
  readonly field: string;
  readonly min?: number;
  readonly max?: number;
  /** The earliest date that min_date accepts. */
  readonly earliest?: Date | string;
  /** How many days after today future_date requires. Default 0. */
  readonly offset_days?: number;
  /** The time zone whose calendar days future_date compares. Default UTC. */
  readonly time_zone?: string;
  /** The current time, for future_date. */
  readonly now?: Date;
}

/** Returns what is wrong with a value, or undefined. Every rule but required and password accepts an empty value. */
export type Rule = (value: unknown, options: RuleOptions) => string | undefined;

export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Whether a value is empty or a text that passes the test. Values of other types fail. */
export function fits(value: unknown, test: (text: string) => boolean): boolean {
  return isEmpty(value) || (typeof value === 'string' && test(value));
}

/** Accepts numbers and, because forms pass text, numeric text. Anything else is NaN, which fails every limit. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

/** The time of a date in milliseconds. Anything else is NaN, which fails every limit. */
export function toTime(value: unknown): number {
  return value instanceof Date || typeof value === 'string' ? new Date(value).valueOf() : Number.NaN;
}
