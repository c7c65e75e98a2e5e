const MARK_NAMES: Readonly<Record<string, string>> = { ',': 'comma', '.': 'point' };

/** The texts of number fields about text that they can't read. */
export const numberTexts = {
  tooManyDecimals: (most: number, example: string) =>
    most === 0
      ? `Type a number without decimals, such as ${example}`
      : `Type at most ${most === 1 ? 'one decimal' : `${most} decimals`}, such as ${example}`,
  notANumber: (example: string) => `Type a number, such as ${example}`,
  otherDecimal: (mark: string, example: string) => `Use a ${MARK_NAMES[mark] ?? `“${mark}”`} for decimals: ${example}`,
};
