import { globSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ICONS, SAMPLES, WITHOUT_SAMPLE } from './conformance.samples.tsx';
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

it('has an example of every component, or a reason', () => {
  const without = COMPONENTS.filter((name) => !(name in SAMPLES) && !(name in WITHOUT_SAMPLE));
  expect(without).toEqual([]);
});

const OWN_STORY = COMPONENTS.filter((name) => name !== 'DesignProvider' && !ICONS.some(([icon]) => icon === name));

it.each(OWN_STORY)('%s is seen in a story', (name) => {
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
