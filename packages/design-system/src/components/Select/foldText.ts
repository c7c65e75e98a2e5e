/** Returns the text in lower case and without accents, so that 'island' finds 'Ísland'. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
