import { foldText } from '../Select/foldText.ts';
import type { Mapping, MappingColumn, MappingField } from './mapping.ts';

/** 'E-Mail_Adresse' and 'e mail adresse' count as the same heading. */
function bare(text: string) {
  return foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Guesses fields from the headings: by label, id or alias, ignoring case, accents and punctuation. A similar heading
 * isn't enough: a wrong guess that nobody notices costs more than a choice by hand.
 */
export function guessMapping(columns: readonly MappingColumn[], fields: readonly MappingField[]): Mapping {
  const taken = new Set<string>();
  const guess: Record<string, string | null> = {};
  for (const { id, header } of columns) {
    const heading = bare(header);
    const field = fields.find(
      (one) =>
        (one.isRepeatable || !taken.has(one.id)) &&
        [one.label, one.id, ...(one.aliases ?? [])].some((name) => heading !== '' && bare(name) === heading),
    );
    if (field) taken.add(field.id);
    guess[id] = field?.id ?? null;
  }
  return guess;
}
