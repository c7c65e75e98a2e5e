import type { ComponentType } from 'react';
import type { Guide } from '../packages/design-system/src/docs/guide.ts';

const FOLDER = '../packages/design-system/src/components';
const guides = import.meta.glob<{ guide: Guide }>('../packages/design-system/src/components/*/*.guide.ts', {
  eager: true,
});
const examples = import.meta.glob<Examples>('../packages/design-system/src/components/*/*.examples.tsx');
const sources = import.meta.glob<string>('../packages/design-system/src/components/*/*.examples.tsx', {
  query: '?raw',
  import: 'default',
});

/** The rule and its opposite; a picture of its own where the good example lacks parts. */
export interface Examples {
  Good: ComponentType;
  Bad: ComponentType;
  Anatomy?: ComponentType;
}

export interface FoundGuide {
  guide: Guide;
  loadExamples: (() => Promise<Examples>) | undefined;
  loadSource: (() => Promise<string>) | undefined;
}

/** The guide beside a story file: the one of the same name, else the one of the folder's name. */
export function guideOf(storyFile: string): FoundGuide | undefined {
  const [, folder, name] = /components\/([^/]+)\/([^/.]+)\.stories\.tsx$/.exec(storyFile) ?? [];
  for (const base of [name, folder]) {
    const path = `${FOLDER}/${folder}/${base}`;
    const found = guides[`${path}.guide.ts`];
    const own = `${path}.examples.tsx`;
    if (found) return { guide: found.guide, loadExamples: examples[own], loadSource: sources[own] };
  }
  return undefined;
}
