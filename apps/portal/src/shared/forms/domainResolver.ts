import { textFault } from '@mailroom/domain/forms/plainText';
import { check, type RuleUse } from '@mailroom/domain/forms/validation';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

export type FieldRules<Values> = Readonly<Partial<Record<keyof Values & string, readonly RuleUse[]>>>;

/** The rules of a form, or a function that makes them of its values: one field may be required only without another. */
export type FormRules<Values> = FieldRules<Values> | ((values: Values) => FieldRules<Values>);

/** How a form reads its texts. */
interface ReadTexts {
  /** Errors of fields whose text can't be read: their value is null, which a rule can't tell from an empty field. */
  readonly unreadable: ReadonlyMap<string, string>;
  /** Fields whose text is kept letter by letter, such as a password. All others lose the blanks around their text. */
  readonly exact: readonly string[];
}

/** The type of an error that says that a text can't be read. */
export const UNREADABLE = 'unreadable';

/** At most so many characters, as many as the contract allows. */
export function atMost(max: number) {
  return { rule: 'length', max } as const;
}

interface ValueField {
  /** The field's name in the request. */
  readonly field: string;
  /** Whether its text may have several lines. */
  readonly isMultiline: boolean;
}

/** Returns the error of one field's value. A text that the server would refuse for its characters has one too. */
function valueError(value: unknown, uses: readonly RuleUse[], { field, isMultiline }: ValueField) {
  const fault = typeof value === 'string' ? textFault(value, field, isMultiline) : undefined;
  return fault ?? check(value, uses, { field, now: new Date() });
}

/** Fields that are bound by their value have no element, and no text of their own. */
function isInput(ref: { readonly type?: string } | undefined): boolean {
  return ref?.type !== undefined && ref.type !== 'textarea';
}

/**
 * Checks a form by the domain's rules, so that its errors have the same texts as the server's. Returns the values as they
 * are saved: without the blanks around a text.
 */
export function domainResolver<Values extends FieldValues>(
  rules: FormRules<Values>,
  { unreadable, exact }: ReadTexts,
): Resolver<Values> {
  return (typed, _, { fields }) => {
    const values = Object.fromEntries(
      Object.entries(typed).map(([name, value]) => [
        name,
        typeof value === 'string' && !exact.includes(name) ? value.trim() : value,
      ]),
    ) as Values;
    const uses: FieldRules<Values> = typeof rules === 'function' ? rules(values) : rules;
    const errors: Record<string, { type: string; message: string }> = {};
    // The first error takes the focus, and rules are written in the order of the fields on the screen.
    for (const name of new Set([...Object.keys(uses), ...unreadable.keys(), ...Object.keys(values)])) {
      const text = unreadable.get(name);
      const { ref } = (fields as Readonly<Record<string, { ref?: { type?: string } } | undefined>>)[name] ?? {};
      const isMultiline = !isInput(ref);
      const message = text ?? valueError(values[name], uses[name] ?? [], { field: name, isMultiline });
      if (message !== undefined) errors[name] = { type: text === undefined ? 'rule' : UNREADABLE, message };
    }
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: errors as FieldErrors<Values> };
  };
}
