import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

function read(path: string) {
  return readFileSync(join(root, path), 'utf8');
}

// These pages show many parts together, as no screen does. Each part is checked in its own stories.
const WITHOUT_AXE = [
  // Several dialogs above one another.
  'packages/design-system/src/inFront.stories.tsx',
  // All components on one page, with their ids and landmarks.
  'packages/design-system/src/docs/Anatomy.stories.tsx',
  'packages/design-system/src/docs/Gallery.stories.tsx',
  'packages/design-system/src/components/Text/Conformance.stories.tsx',
  // One of its stories is a page whose scripts have not run yet: the columns get their names from them.
  'packages/design-system/src/components/Table/TableCards.stories.tsx',
  // The forms of other stories, opened to type into every field; they are checked there.
  'apps/portal/src/flows/typedText/TypedText.stories.tsx',
];

it('A01 fails the build for an axe finding in any story, and lets no story opt out without a reason here', () => {
  expect(read('.storybook/preview.tsx')).toMatch(/a11y: \{\s+test: 'error'/);
  const stories = globSync(['packages/*/src/**/*.stories.tsx', 'apps/portal/src/**/*.stories.tsx'], { cwd: root });
  expect(stories.length).toBeGreaterThan(60);
  const optedOut = stories.filter((path) => /a11y: \{[^}]*(test: '(off|todo)'|disable: true)/.test(read(path)));
  expect(optedOut.toSorted()).toEqual(WITHOUT_AXE.toSorted());
});
