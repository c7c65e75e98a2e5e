import { WORDS } from './words.ts';

interface Option {
  value: string;
  label: string;
}

const made = new Map<number, Option[]>();

export function optionsOf(size: number): Option[] {
  const known = made.get(size);
  if (known) return known;
  const options = Array.from({ length: size }, (_, index) => ({
    value: String(index),
    label: `${WORDS[index % WORDS.length] ?? ''} ${String(index).padStart(5, '0')}`,
  }));
  made.set(size, options);
  return options;
}
