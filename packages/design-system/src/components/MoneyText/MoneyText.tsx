import { moneyNumber } from '../../provider/formatMoney.ts';
import { isKnown } from '../../provider/known.ts';
import { NumberText, type NumberTextProps } from '../NumberText/NumberText.tsx';

export interface MoneyTextProps extends Omit<NumberTextProps, 'value' | 'options'> {
  /** The amount in the currency's smallest unit: cents in USD, yen in JPY. null and undefined are shown as a dash. */
  cents: number | null | undefined;
  /** ISO 4217, e.g. 'USD'. */
  currency: string;
}

/** An amount of money. */
export function MoneyText({ cents, currency, ...rest }: MoneyTextProps) {
  const [value, options] = moneyNumber(isKnown(cents) ? cents : NaN, currency);
  return <NumberText value={value} options={options} {...rest} />;
}
