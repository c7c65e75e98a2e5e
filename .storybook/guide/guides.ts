import type { ComponentType } from 'react';
import { examplesOf, type Guide } from '../../packages/design-system/src/docs/guide.ts';

const guides = import.meta.glob<{ guide: Guide }>('../../packages/design-system/src/docs/guides/*/*.guide.ts', {
  eager: true,
});
const examples = import.meta.glob<Examples>('../../packages/design-system/src/docs/examples/*/*.examples.tsx');
const sources = import.meta.glob<string>('../../packages/design-system/src/docs/examples/*/*.examples.tsx', {
  query: '?raw',
  import: 'default',
});

/** The rule and its opposite; a picture of its own where the good example lacks parts. */
interface Examples {
  Good: ComponentType;
  Bad: ComponentType;
  Anatomy?: ComponentType;
}

export interface FoundGuide {
  guide: Guide;
  loadExamples: (() => Promise<Examples>) | undefined;
  loadSource: (() => Promise<string>) | undefined;
}

/** The guide of a story file: the one of the same name, or the one named like the component's folder. */
export function guideOf(storyFile: string): FoundGuide | undefined {
  const [, folder, name] = /components\/([^/]+)\/([^/.]+)\.stories\.tsx$/.exec(storyFile) ?? [];
  for (const base of [name, folder]) {
    const file = Object.keys(guides).find((path) => path.endsWith(`/${base}.guide.ts`)) ?? '';
    const found = guides[file];
    if (found)
      return { guide: found.guide, loadExamples: examples[examplesOf(file)], loadSource: sources[examplesOf(file)] };
  }
  return undefined;
}
