import { textFault } from './plainText.ts';
import { greater_than_zero, max, non_negative } from './numberRules.ts';
import { greaterThan, lessThan } from './textRules.ts';
import { check } from './validation.ts';
import type { RuleName, RuleUse } from './validation.ts';

/** The parts of a contract's schema that the rules read, with references already resolved. */
export interface RuledSchema {
  readonly 'x-rule'?: readonly RuleUse[];
  /** Whether a text may have several lines. */
  readonly 'x-multiline'?: boolean;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, RuledSchema>>;
  readonly items?: RuledSchema;
  readonly allOf?: readonly RuledSchema[];
}

type Texts = Record<string, string>;

/** For an item of a list the message names the field, not the position. */
function fieldOf(path: readonly string[]): string {
  return path.findLast((step) => !/^\d+$/.test(step)) ?? 'value';
}

function childOf(schema: RuledSchema | undefined, name: string): RuledSchema | undefined {
  return schema?.properties?.[name] ?? schema?.allOf?.map((part) => childOf(part, name)).find(Boolean);
}

/** Visits every text of the value, also those that the schema leaves open. */
function collectTexts(schema: RuledSchema | undefined, value: unknown, path: readonly string[], found: Texts): void {
  // A value of a list is as the contract writes it: the delimiter of a CSV may be a tab.
  if (typeof value === 'string' && schema?.enum?.includes(value)) return;
  if (typeof value === 'string') {
    const fault = textFault(value, fieldOf(path), schema?.['x-multiline'] === true);
    if (fault !== undefined) found[path.join('.')] = fault;
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => collectTexts(schema?.items, item, [...path, String(index)], found));
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, child] of Object.entries(value))
      collectTexts(childOf(schema, name), child, [...path, name], found);
  }
}

/** Rules whose limits come from the stored record and its account. The service that has read both runs them. */
const RECORD_RULES: readonly RuleName[] = ['future_date', 'min_date'];

function isOfBody(use: RuleUse): boolean {
  return !RECORD_RULES.includes(typeof use === 'string' ? use : use.rule);
}

function collect(schema: RuledSchema, value: unknown, path: readonly string[], now: Date, found: Texts): void {
  // An absent field stays unchanged and null clears it. The schema's type, not a rule, decides whether null is allowed.
  if (value === undefined || value === null) return;
  for (const part of schema.allOf ?? []) collect(part, value, path, now, found);
  if (Array.isArray(value)) {
    const { items } = schema;
    if (items) value.forEach((item, index) => collect(items, item, [...path, String(index)], now, found));
  } else if (typeof value === 'object') {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      collect(property, (value as Record<string, unknown>)[name], [...path, name], now, found);
    }
  }
  const text = check(value, (schema['x-rule'] ?? []).filter(isOfBody), { field: fieldOf(path), now });
  if (text !== undefined) found[path.join('.')] ??= text;
}

/**
 * Checks the texts of a request's body and runs the `x-rule`s of its schema. Returns a message for each invalid field, by
 * its dotted path. The rules don't see a broken text, because some of them throw for it. Skips the
 * rules for which the body isn't enough: `future_date` and `min_date`.
 */
export function checkBody(schema: RuledSchema, body: unknown, now: Date): Texts {
  const broken: Texts = {};
  collectTexts(schema, body, [], broken);
  if (Object.keys(broken).length > 0) return broken;
  const found: Texts = {};
  collect(schema, body, [], now, found);
  return found;
}

/** A keyword of a schema that a value has failed: `maxLength` with the limit 200, of the field `first_name`. */
interface PassedLimit {
  readonly keyword: string;
  readonly limit: number;
  /** The field's dotted path in the body. */
  readonly field: string;
}

function tooSmall(field: string, least: number): string | undefined {
  if (least === 0) return non_negative(-1, { field });
  return least === 1 ? greater_than_zero(0, { field }) : lessThan(field, least);
}

/** Returns the specification's text for a value that exceeds a limit of its schema; undefined for any other keyword. */
export function limitText({ keyword, limit, field: path }: PassedLimit): string | undefined {
  const field = fieldOf(path.split('.'));
  if (keyword === 'maxLength' || keyword === 'maxItems') return greaterThan(field, limit);
  if (keyword === 'minLength' || keyword === 'minItems') return lessThan(field, limit);
  if (keyword === 'maximum') return max(limit + 1, { field, max: limit });
  return keyword === 'minimum' ? tooSmall(field, limit) : undefined;
}
