/** `Intl` throws on an invalid currency code, so its amounts get the sign of an unknown currency, '¤'. */
export function knownCurrency(code: string): string {
  return /^[a-z]{3}$/i.test(code) ? code : 'XXX';
}

/** Returns how many decimals a currency has: 2 for USD, 0 for JPY, 3 for KWD. A code that isn't a currency has 2. */
export function currencyDecimals(code: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: knownCurrency(code) });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
