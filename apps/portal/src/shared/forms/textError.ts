import { textFault } from '@mailroom/domain/forms/plainText';
import { length, required } from '@mailroom/domain/forms/textRules';

interface TextField {
  /** The field's name in the request. */
  readonly field: string;
  readonly max: number;
  /** Default false. */
  readonly isRequired?: boolean;
  /** Whether it may have several lines. Default false. */
  readonly isMultiline?: boolean;
}

/** Returns the error of a text outside a form of `useRecordForm`, without loading the rules of all kinds of fields. */
export function textError(typed: string, { field, max, isRequired = false, isMultiline = false }: TextField) {
  const text = typed.trim();
  const fault = textFault(text, field, isMultiline) ?? (isRequired ? required(text, { field }) : undefined);
  return fault ?? length(text, { field, max });
}
