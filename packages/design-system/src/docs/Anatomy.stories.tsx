import { lazy, Suspense, type ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { examplesOf, type Guide } from './guide.ts';

const guides = import.meta.glob<{ guide: Guide }>('./guides/*/*.guide.ts', { eager: true });
const examples = import.meta.glob<Record<'Good' | 'Anatomy', ComponentType>>('./examples/*/*.examples.tsx');

const SHOWN = Object.entries(guides)
  .filter(([, { guide }]) => guide.anatomyStory === undefined && guide.anatomy.some(({ at }) => at))
  .map(([file, { guide }]) => {
    const load = examples[examplesOf(file)];
    const Example = lazy(async () => {
      const found = await load?.();
      return { default: found?.Anatomy ?? found?.Good ?? (() => null) };
    });
    return { guide, Example };
  });

const meta = preview.meta({ title: 'Foundations/Anatomy', tags: ['!dev'] });

/** Fails when a part's selector no longer matches. Otherwise its number would silently disappear from the picture. */
export const FindsEveryPart = meta.story({
  name: 'Every numbered part is in the picture',
  // Each component is checked in its own stories. Here many elements have the same name.
  parameters: { a11y: { test: 'off' }, contrast: 'off' },
  render: () => (
    <Suspense>
      {SHOWN.map(({ guide: { name }, Example }) => (
        <div key={name} data-example={name}>
          <Example />
        </div>
      ))}
    </Suspense>
  ),
  play: async ({ canvasElement }) => {
    const lost = () =>
      SHOWN.flatMap(({ guide: { name, anatomy } }) => {
        const example = canvasElement.querySelector(`[data-example="${name}"]`);
        return anatomy.filter(({ at }) => at && !example?.querySelector(at)).map(({ part }) => `${name}: ${part}`);
      });
    await waitFor(() => expect(lost()).toEqual([]), { timeout: 120_000 });
  },
});
