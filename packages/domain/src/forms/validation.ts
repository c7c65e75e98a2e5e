import { email, url } from './addressRules.ts';
import { future_date, min_date } from './dateRules.ts';
import { data_file, image_file } from './fileRules.ts';
import { greater_than_zero, max, non_negative, port, whole } from './numberRules.ts';
import { bucket_name, folder_name, host_name } from './placeRules.ts';
import type { Rule, RuleOptions } from './ruleShape.ts';
import { length, name_pattern, password, required } from './textRules.ts';

/** Every rule, by the name that the contracts' `x-rule` uses. */
export const rules = {
  required,
  email,
  url,
  bucket_name,
  host_name,
  folder_name,
  password,
  greater_than_zero,
  non_negative,
  whole,
  length,
  port,
  future_date,
  min_date,
  max,
  image_file,
  data_file,
  name_pattern,
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

export function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(rules, name);
}

/** A rule's name, or its name with options. */
export type RuleUse = RuleName | ({ readonly rule: RuleName } & Omit<RuleOptions, 'field' | 'now'>);

/** Returns the first message of a field's rules for its value; undefined when all pass. */
export function check(
  value: unknown,
  uses: readonly RuleUse[],
  context: { field: string; now: Date },
): string | undefined {
  for (const use of uses) {
    const { rule, ...options } = typeof use === 'string' ? { rule: use } : use;
    const text = rules[rule](value, { ...options, ...context });
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Returns a message for each invalid field; an empty object when all are valid. */
export function validate(
  uses: Readonly<Record<string, readonly RuleUse[]>>,
  values: Readonly<Record<string, unknown>>,
  now: Date,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [field, fieldUses] of Object.entries(uses)) {
    const text = check(values[field], fieldUses, { field, now });
    if (text !== undefined) found[field] = text;
  }
  return found;
}
