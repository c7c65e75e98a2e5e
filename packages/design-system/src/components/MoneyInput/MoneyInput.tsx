'use client';
import { isKnown } from '../../provider/known.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { NumberInput, type NumberInputOwnProps, type NumberInputProps } from '../NumberInput/NumberInput.tsx';

interface MoneyInputOwnProps extends Omit<
  NumberInputOwnProps,
  'value' | 'defaultValue' | 'onValueChange' | 'unit' | 'min' | 'max' | 'minDigits'
> {
  /**
   * The amount in whole cents; null while the field is empty or its text can't be read. Without it the field keeps its
   * own amount, from `defaultValue` on.
   */
  value?: number | null | undefined;
  /** The initial amount in whole cents when the field keeps its own. */
  defaultValue?: number | null | undefined;
  /** Called with each amount in whole cents, and with null when the field is emptied or its text can't be read. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** ISO 4217, shown after the amount. */
  currency: string;
  /** The lowest amount that arrow keys step to, in cents. */
  minCents?: number | undefined;
  /** The highest amount that arrow keys step to, in cents. */
  maxCents?: number | undefined;
}
/** `className` goes to the field, the ref and everything else to the input. */
export type MoneyInputProps = MoneyInputOwnProps & Disableable;

function inUnits(cents: number | null | undefined): number | null {
  return isKnown(cents) ? cents / 100 : null;
}

/** An amount of money, typed in units and stored in whole cents. */
export function MoneyInput(props: MoneyInputProps) {
  const { value, defaultValue, onValueChange, currency, minCents, maxCents, ...rest } = props;
  return (
    <NumberInput
      {...(rest as NumberInputProps)}
      value={value === undefined ? undefined : inUnits(value)}
      defaultValue={inUnits(defaultValue)}
      // 19.99 * 100 is 1998.9999999999998.
      onValueChange={(units) => onValueChange?.(units === null ? null : Math.round(units * 100))}
      unit={currency}
      minDigits={2}
      step={rest.step ?? 0.5}
      {...(minCents !== undefined && { min: minCents / 100 })}
      {...(maxCents !== undefined && { max: maxCents / 100 })}
    />
  );
}
