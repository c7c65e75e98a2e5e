import type { ComponentType } from 'react';
import type { Guide } from '../packages/design-system/src/docs/guide.ts';

const FOLDER = '../packages/design-system/src/components';
const guides = import.meta.glob<{ guide: Guide }>('../packages/design-system/src/components/*/*.guide.ts', {
  eager: true,
});
const examples = import.meta.glob<Record<'Good' | 'Bad', ComponentType>>(
  '../packages/design-system/src/components/*/*.examples.tsx',
);

export interface FoundGuide {
  guide: Guide;
  loadExamples: (() => Promise<Record<'Good' | 'Bad', ComponentType>>) | undefined;
}

/** The guide beside a story file: the one of the same name, else the one of the folder's name. */
export function guideOf(storyFile: string): FoundGuide | undefined {
  const [, folder, name] = /components\/([^/]+)\/([^/.]+)\.stories\.tsx$/.exec(storyFile) ?? [];
  for (const base of [name, folder]) {
    const path = `${FOLDER}/${folder}/${base}`;
    const found = guides[`${path}.guide.ts`];
    if (found) return { guide: found.guide, loadExamples: examples[`${path}.examples.tsx`] };
  }
  return undefined;
}
