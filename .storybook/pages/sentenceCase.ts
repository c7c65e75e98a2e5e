const SHORT = /^(Csv|Html|Url|Tsv|Px)$/;

/** Storybook makes 'Says Why It Is Disabled' of an export's name; names that were written by hand stay. */
export function sentenceCase(name: string): string {
  const words = name.split(' ');
  if (!words.every((word) => /^[A-Z\d]/.test(word))) return name;
  return words
    .map((word, index) => (SHORT.test(word) ? word.toUpperCase() : index === 0 ? word : word.toLowerCase()))
    .join(' ');
}
