import { currencyDecimals } from './currencyDecimals.ts';
import { numberFormat } from './useFormats.ts';

interface Currency {
  /** The same object for the same currency, because formatters are cached by it. */
  options: Intl.NumberFormatOptions;
  decimals: number;
}

const currencies = new Map<string, Currency>();

function currencyOf(code: string): Currency {
  const known = currencies.get(code);
  if (known) return known;
  const currency: Currency = {
    options: { style: 'currency', currency: code },
    decimals: currencyDecimals(code),
  };
  currencies.set(code, currency);
  return currency;
}

/** Returns the number and the options of `Intl.NumberFormat` that write an amount. */
export function moneyNumber(cents: number, currency: string): [value: number, options: Intl.NumberFormatOptions] {
  const { options, decimals } = currencyOf(currency);
  return [cents / 10 ** decimals, options];
}

/** Formats an amount that is given in the currency's smallest unit: 1250 is '$12.50' in USD and '¥1,250' in JPY. */
export function formatMoney(locale: string, cents: number, currency: string): string {
  const [value, options] = moneyNumber(cents, currency);
  return numberFormat(locale, options).format(value);
}
