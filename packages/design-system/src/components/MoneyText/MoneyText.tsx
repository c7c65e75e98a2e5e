import { isKnown } from '../../provider/known.ts';
import { NumberText, type NumberTextProps } from '../NumberText/NumberText.tsx';

export interface MoneyTextProps extends Omit<NumberTextProps, 'value' | 'options'> {
  /** Hundredths of the currency's unit; null and undefined are shown as a dash. */
  cents: number | null | undefined;
  /** ISO 4217, e.g. 'USD'. */
  currency: string;
}

/** An amount of money. */
export function MoneyText({ cents, currency, ...rest }: MoneyTextProps) {
  return <NumberText value={isKnown(cents) ? cents / 100 : null} options={{ style: 'currency', currency }} {...rest} />;
}
