'use client';
import { isKnown } from '../../provider/known.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { NumberInput, type NumberInputOwnProps, type NumberInputProps } from '../NumberInput/NumberInput.tsx';

interface MoneyInputOwnProps extends Omit<
  NumberInputOwnProps,
  'value' | 'onValueChange' | 'unit' | 'min' | 'max' | 'minDigits'
> {
  /** Whole cents; null while the field is empty or its text can't be read. */
  cents: number | null;
  /** Called with each amount in whole cents, and with null when the field is emptied or its text can't be read. */
  onCentsChange: (cents: number | null) => void;
  /** ISO 4217, shown after the amount. */
  currency: string;
  /** The least that keys step to, in cents. */
  minCents?: number | undefined;
  /** The most that keys step to, in cents. */
  maxCents?: number | undefined;
}
/** `className` goes to the field, the ref and everything else to the input. */
export type MoneyInputProps = MoneyInputOwnProps & Disableable;

/** An amount of money, typed in units and kept in whole cents. */
export function MoneyInput({ cents, onCentsChange, currency, minCents, maxCents, ...rest }: MoneyInputProps) {
  return (
    <NumberInput
      {...(rest as NumberInputProps)}
      value={isKnown(cents) ? cents / 100 : null}
      // 19.99 * 100 is 1998.9999999999998.
      onValueChange={(value) => onCentsChange(value === null ? null : Math.round(value * 100))}
      unit={currency}
      minDigits={2}
      step={rest.step ?? 0.5}
      {...(minCents !== undefined && { min: minCents / 100 })}
      {...(maxCents !== undefined && { max: maxCents / 100 })}
    />
  );
}
