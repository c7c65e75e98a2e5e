import { check } from './validation.ts';
import type { RuleUse } from './validation.ts';

/** The parts of a contract's schema that the rules read, with references already resolved. */
export interface RuledSchema {
  readonly 'x-rule'?: readonly RuleUse[];
  readonly properties?: Readonly<Record<string, RuledSchema>>;
  readonly items?: RuledSchema;
  readonly allOf?: readonly RuledSchema[];
}

type Texts = Record<string, string>;

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
  // For an item of a list the message names the field, not the position.
  const field = path.findLast((step) => !/^\d+$/.test(step)) ?? 'value';
  const text = check(value, schema['x-rule'] ?? [], { field, now });
  if (text !== undefined) found[path.join('.')] ??= text;
}

/** Runs the `x-rule`s of a request's schema and returns a message for each invalid field, by its dotted path. */
export function checkBody(schema: RuledSchema, body: unknown, now: Date): Texts {
  const found: Texts = {};
  collect(schema, body, [], now, found);
  return found;
}
