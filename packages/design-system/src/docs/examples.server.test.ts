import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DesignProvider } from '../provider/DesignProvider.tsx';

type Examples = Record<'Good' | 'Bad', ComponentType>;

const found = Object.entries(import.meta.glob<Examples>('./examples/*/*.examples.tsx', { eager: true }));

it.each(found)('%s renders both examples', (_file, { Good, Bad }) => {
  for (const Example of [Good, Bad]) {
    const html = renderToString(createElement(DesignProvider, null, createElement(Example)));
    expect(html.length).toBeGreaterThan(20);
  }
});

const more = Object.entries(import.meta.glob<{ Example: ComponentType }>('./examples/*/*.more.tsx', { eager: true }));

it.each(more)('%s renders its example', (_file, { Example }) => {
  const html = renderToString(createElement(DesignProvider, null, createElement(Example)));
  expect(html.length).toBeGreaterThan(20);
});
