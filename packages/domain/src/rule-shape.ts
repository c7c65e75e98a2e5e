export interface RuleOptions {
  /** The field's wire name; the texts name it in words. */
  readonly field: string;
  readonly min?: number;
  readonly max?: number;
  /** The earliest date that min_date lets pass. */
  readonly earliest?: Date | string;
  /** Days that future_date asks for beyond now; 0 when left out. */
  readonly offset_days?: number;
  /** The business clock, for future_date. */
  readonly now?: Date;
}

/** The text of what is wrong with a value, or undefined. Only required and password mind an empty value. */
export type Rule = (value: unknown, options: RuleOptions) => string | undefined;

export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Whether a text of at least one character fits; everything else but an empty value doesn't. */
export function fits(value: unknown, test: (text: string) => boolean): boolean {
  return isEmpty(value) || (typeof value === 'string' && test(value));
}

/** Forms hand over text, the wire numbers. What is neither is NaN, which no limit lets pass. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

/** What is no date is NaN, which no limit lets pass. */
export function toTime(value: unknown): number {
  return value instanceof Date || typeof value === 'string' ? new Date(value).valueOf() : Number.NaN;
}
