import type { ComponentType } from 'react';
import { examplesOf, moreOf, type Guide } from '../../packages/design-system/src/docs/guide.ts';

const guides = import.meta.glob<{ guide: Guide }>('../../packages/design-system/src/docs/guides/*/*.guide.ts', {
  eager: true,
});
const examples = import.meta.glob<Examples>('../../packages/design-system/src/docs/examples/*/*.examples.tsx');
const sources = import.meta.glob<string>('../../packages/design-system/src/docs/examples/*/*.examples.tsx', {
  query: '?raw',
  import: 'default',
});

const more = import.meta.glob<{ Example: ComponentType }>(
  '../../packages/design-system/src/docs/examples/*/*.more.tsx',
);
const moreSources = import.meta.glob<string>('../../packages/design-system/src/docs/examples/*/*.more.tsx', {
  query: '?raw',
  import: 'default',
});

/** The rule and its opposite; a picture of its own where the good example lacks parts. */
interface Examples {
  Good: ComponentType;
  Bad: ComponentType;
  Anatomy?: ComponentType;
}

export interface FurtherExample {
  /** A sentence about what it shows. */
  shows: string;
  load: (() => Promise<{ Example: ComponentType }>) | undefined;
  loadSource: (() => Promise<string>) | undefined;
}

export interface FoundGuide {
  guide: Guide;
  loadExamples: (() => Promise<Examples>) | undefined;
  loadSource: (() => Promise<string>) | undefined;
  more: readonly FurtherExample[];
}

function furtherExamples(file: string, guide: Guide): readonly FurtherExample[] {
  return (guide.more ?? []).map(({ example, shows }) => {
    const path = moreOf(file, example);
    return { shows, load: more[path], loadSource: moreSources[path] };
  });
}

/** The guide of a story file: the one of the same name, or the one named like the component's folder. */
export function guideOf(storyFile: string): FoundGuide | undefined {
  const [, folder, name] = /components\/([^/]+)\/([^/.]+)\.stories\.tsx$/.exec(storyFile) ?? [];
  for (const base of [name, folder]) {
    const file = Object.keys(guides).find((path) => path.endsWith(`/${base}.guide.ts`)) ?? '';
    const found = guides[file];
    if (!found) continue;
    const { guide } = found;
    const path = examplesOf(file);
    return { guide, loadExamples: examples[path], loadSource: sources[path], more: furtherExamples(file, guide) };
  }
  return undefined;
}
