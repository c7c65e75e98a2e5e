import { foldText } from './foldText.ts';
import { type SelectOption, type OptionValue, reasonOf } from './options.ts';

/** Splits text from a spreadsheet column, a list or a line into values. */
export function splitPasted(text: string): string[] {
  return text
    .split(/[,;\t\r\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

interface Known {
  options: Iterable<SelectOption<OptionValue>>;
  chosen: ReadonlySet<OptionValue>;
  /** How many more may be chosen. */
  room: number;
  /** Returns what is wrong with a new value. Undefined when only existing options can be chosen. */
  check: ((text: string) => string | undefined) | undefined;
  words: { unknown: string; noRoom: string };
}

interface Pasted {
  taken: SelectOption<OptionValue>[];
  left: { text: string; why: string }[];
}

/** Sorts pasted texts into those that can be chosen and those that can't, with the reason. Skips values that are already chosen. */
export function sortPasted(texts: readonly string[], { options, chosen, room, check, words }: Known): Pasted {
  const byName = new Map<string, SelectOption<OptionValue>>();
  for (const option of options) {
    byName.set(foldText(String(option.value)), option);
    byName.set(foldText(option.label), option);
  }
  const seen = new Set([...chosen].map((value) => foldText(String(value))));
  const taken: SelectOption<OptionValue>[] = [];
  const left: Pasted['left'] = [];
  for (const text of texts) {
    const option = byName.get(foldText(text)) ?? (check && { value: text, label: text });
    if (option === undefined) left.push({ text, why: words.unknown });
    else if (!seen.has(foldText(String(option.value)))) {
      const isNew = !byName.has(foldText(text));
      const why =
        reasonOf(option) ?? (isNew ? check?.(text) : undefined) ?? (room > taken.length ? undefined : words.noRoom);
      if (why !== undefined) left.push({ text, why });
      else {
        seen.add(foldText(String(option.value)));
        taken.push(option);
      }
    }
  }
  return { taken, left };
}
