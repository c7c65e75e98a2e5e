import type { PackageChanges } from './changelog.ts';
import { paragraphs } from '../pages/paragraphs.ts';

interface ComponentChange {
  version: string;
  text: string;
}

/** The sentences of the changelog that name one of these components, the newest version first. */
export function changesOf(changelog: readonly PackageChanges[], names: readonly string[]): ComponentChange[] {
  const named = new RegExp(`\\b(${names.join('|')})\\b`);
  return changelog
    .flatMap(({ releases }) => releases)
    .flatMap(({ version, changes }) =>
      changes
        .flatMap(({ text }) => paragraphs(text))
        .flatMap((paragraph) => paragraph.split(/(?<=[.]) (?=[A-Z`@])/))
        .filter((sentence) => named.test(sentence))
        .map((text) => ({ version, text })),
    );
}
