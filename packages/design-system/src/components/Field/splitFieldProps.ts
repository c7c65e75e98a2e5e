import type { Disableable } from '../../theme/disableable.ts';
import type { FieldTexts } from './Field.tsx';

const FIELD_KEYS = ['label', 'isLabelHidden', 'hint', 'error', 'isRequired', 'isOptional', 'counter'] as const;

type Rest<T> = Omit<T, keyof FieldTexts | 'disabled' | 'reason'>;

/** Splits props into those of the field, those that disable it, and those of the control. */
export function splitFieldProps<T extends FieldTexts & Disableable>(props: T): [FieldTexts, Disableable, Rest<T>] {
  const field: Record<string, unknown> = {};
  const { disabled = false, reason = '', ...control } = props as unknown as Record<string, unknown> & Disableable;
  for (const key of FIELD_KEYS) {
    field[key] = props[key];
    delete (control as Record<string, unknown>)[key];
  }
  return [field as unknown as FieldTexts, { disabled, reason }, control as unknown as Rest<T>];
}
