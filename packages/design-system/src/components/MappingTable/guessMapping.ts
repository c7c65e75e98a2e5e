import { foldText } from '../Select/foldText.ts';
import type { Mapping, MappingColumn, MappingField } from './mapping.ts';

/** 'E-Mail_Adresse' and 'e mail adresse' are one heading. */
const bare = (text: string) => foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * What the headings suggest: a field's label, id or alias, whatever its case, accents and signs. Nothing is guessed from
 * a likeness: a wrong guess that goes unseen costs more than one choice by hand.
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
