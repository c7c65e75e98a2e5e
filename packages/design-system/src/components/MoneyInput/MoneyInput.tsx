'use client';
import { currencyDecimals } from '../../provider/currencyDecimals.ts';
import type { Disableable } from '../../theme/disableable.ts';
import { NumberInput, type NumberInputOwnProps, type NumberInputProps } from '../NumberInput/NumberInput.tsx';

interface MoneyInputOwnProps extends Omit<
  NumberInputOwnProps,
  'value' | 'defaultValue' | 'onValueChange' | 'unit' | 'min' | 'max' | 'step' | 'minDigits' | 'maxDigits'
> {
  /**
   * A whole number in the currency's smallest unit: cents in USD, yen in JPY. null while the field is empty or its text
   * can't be read. Default: the field keeps its own, starting with `defaultValue`.
   */
  value?: number | null | undefined;
  /** The initial amount, in the same unit, when the field keeps its own. */
  defaultValue?: number | null | undefined;
  /** Called with each amount, in the same unit, and with null when the field is emptied or its text can't be read. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** ISO 4217, shown after the amount. Decides how many decimals can be typed: 2 in USD, none in JPY, 3 in KWD. */
  currency: string;
  /** The lowest amount that arrow keys step to, in the same unit as `value`. */
  minCents?: number | undefined;
  /** The highest amount that arrow keys step to, in the same unit as `value`. */
  maxCents?: number | undefined;
  /** How much an arrow key adds, as typed: 0.25. A Page key adds ten times as much. Default: 0.5, or 1 without decimals. */
  step?: number | undefined;
}
/** `className` goes to the field, the ref and everything else to the input. */
export type MoneyInputProps = MoneyInputOwnProps & Disableable;

/** An amount of money, typed as people write it and stored as a whole number of the currency's smallest unit. */
export function MoneyInput(props: MoneyInputProps) {
  const { value, defaultValue, onValueChange, currency, minCents, maxCents, step = 0.5, ...rest } = props;
  const decimals = currencyDecimals(currency);
  const cents = 10 ** decimals;
  return (
    <NumberInput
      {...(rest as NumberInputProps)}
      value={value && value / cents}
      defaultValue={defaultValue && defaultValue / cents}
      // 19.99 * 100 is 1998.9999999999998.
      onValueChange={(number) => onValueChange?.(number && Math.round(number * cents))}
      unit={currency}
      minDigits={decimals}
      maxDigits={decimals}
      step={(Math.round(step * cents) || 1) / cents}
      min={minCents && minCents / cents}
      max={maxCents && maxCents / cents}
    />
  );
}
