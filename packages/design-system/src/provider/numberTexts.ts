const MARK_NAMES: Readonly<Record<string, string>> = { ',': 'comma', '.': 'point' };

/** The texts of number fields about text that they can't read. */
export const numberTexts = {
  tooManyDecimals: (most: number, example: string) => `Decimals: at most ${most}, such as ${example}`,
  notANumber: (example: string) => `Type a number, such as ${example}`,
  otherDecimal: (mark: string, example: string) => `Use a ${MARK_NAMES[mark] ?? `“${mark}”`} for decimals: ${example}`,
};
