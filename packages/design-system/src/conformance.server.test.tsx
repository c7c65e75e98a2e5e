import { globSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { IN_FRONT } from './inFront.samples.tsx';
import { ICONS, SAMPLES } from './conformance.samples.tsx';
import * as everything from './index.ts';

function isComponent([name, value]: [string, unknown]): boolean {
  const isElementType =
    typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
  return /^[A-Z][a-z]/.test(name) && isElementType;
}

const COMPONENTS = Object.entries(everything)
  .filter(isComponent)
  .map(([name]) => name);

const STORIES = globSync('components/**/*.stories.tsx', { cwd: import.meta.dirname })
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
  .join('\n');

it('has a sample of every component', () => {
  const without = COMPONENTS.filter((name) => !(name in SAMPLES) && !(name in IN_FRONT));
  expect(without).toEqual([]);
});

const OWN_STORY = COMPONENTS.filter((name) => !name.endsWith('Provider') && !ICONS.some(([icon]) => icon === name));

it.each(OWN_STORY)('%s appears in a story', (name) => {
  expect(STORIES).toMatch(new RegExp(`<${name}[\\s>]|component: ${name}\\b`));
});

it.each(Object.keys(SAMPLES))('%s renders on a server, with class name and data attribute', (name) => {
  const html = renderToString(
    <everything.DesignProvider>
      {SAMPLES[name]?.({ className: 'of-mine', 'data-asked': 'yes', ref: () => undefined })}
    </everything.DesignProvider>,
  );
  expect(html).toMatch(/class="[^"]*\bof-mine\b/);
  expect(html).toContain('data-asked="yes"');
});

// The story 'In front' checks class name, data attribute and ref in a browser.
it.each(Object.keys(IN_FRONT))('%s, open, adds nothing to a page rendered on a server', async (name) => {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <everything.DesignProvider>
      before {IN_FRONT[name]?.({ className: 'of-mine', 'data-asked': 'yes', ref: () => undefined })} after
    </everything.DesignProvider>,
    { onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  expect(errors).toEqual([]);
  expect(html).toMatch(/before.*after/);
  expect(html).not.toContain('of-mine');
});
