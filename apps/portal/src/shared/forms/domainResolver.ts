import { validate, type RuleUse } from '@mailroom/domain/forms/validation';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

export type FieldRules<Values> = Readonly<Partial<Record<keyof Values & string, readonly RuleUse[]>>>;

/** The rules of a form, or a function that makes them of its values: one field may be required only without another. */
export type FormRules<Values> = FieldRules<Values> | ((values: Values) => FieldRules<Values>);

/**
 * Checks a form by the domain's rules, so that its errors have the same texts as the server's. `unreadable` holds the
 * errors of fields whose text can't be read: their value is null, which a rule can't tell from an empty field.
 */
export function domainResolver<Values extends FieldValues>(
  rules: FormRules<Values>,
  unreadable: ReadonlyMap<string, string>,
): Resolver<Values> {
  return (values) => {
    const current = typeof rules === 'function' ? rules(values) : rules;
    const broken = validate(current as Record<string, readonly RuleUse[]>, values, new Date());
    const texts = { ...broken, ...Object.fromEntries(unreadable) };
    const errors = Object.fromEntries(
      Object.entries(texts).map(([name, message]) => [name, { type: 'rule', message }]),
    );
    return Object.keys(texts).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: errors as FieldErrors<Values> };
  };
}
