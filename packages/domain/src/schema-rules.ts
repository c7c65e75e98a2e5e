import { check } from './validation.ts';
import type { RuleUse } from './validation.ts';

/** As much of a contract's schema as rules need; references are resolved by whoever loads the contract. */
export interface RuledSchema {
  readonly 'x-rule'?: readonly RuleUse[];
  readonly properties?: Readonly<Record<string, RuledSchema>>;
  readonly items?: RuledSchema;
  readonly allOf?: readonly RuledSchema[];
}

type Texts = Record<string, string>;

function collect(schema: RuledSchema, value: unknown, path: readonly string[], now: Date, found: Texts): void {
  // Absent leaves a value as it is and null clears it: whether that is allowed, the schema's type says.
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
  // In a list the texts name the field, not the position in it.
  const field = path.findLast((step) => !/^\d+$/.test(step)) ?? 'value';
  const text = check(value, schema['x-rule'] ?? [], { field, now });
  if (text !== undefined) found[path.join('.')] ??= text;
}

/** Runs the `x-rule`s of a request's schema: a text for each field in which something is wrong. */
export function checkBody(schema: RuledSchema, body: unknown, now: Date): Texts {
  const found: Texts = {};
  collect(schema, body, [], now, found);
  return found;
}
