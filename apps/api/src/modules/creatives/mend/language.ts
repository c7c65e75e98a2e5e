import { findPlaceholders } from '@mailroom/domain/merge/mergeFields';

/** Letters that recognition needs. A greeting reads like many languages. */
const ENOUGH = 30;

function withoutPlaceholders(words: string): string {
  return findPlaceholders(words).reduce((rest, { text }) => rest.replace(text, ' '), words);
}

/** Recognises the language of a text, as the two letters of ISO 639-1. Null where the words don't say it for certain. */
export async function languageOf(words: string): Promise<string | null> {
  const text = withoutPlaceholders(words).slice(0, 5_000);
  if ((text.match(/\p{L}/gu) ?? []).length < ENOUGH) return null;
  // Its tables take half a second and 30 MB, which only this work needs.
  const { default: eld } = await import('eld/extrasmall');
  const found = eld.detect(text);
  return found.language !== '' && found.isReliable() ? found.language : null;
}
