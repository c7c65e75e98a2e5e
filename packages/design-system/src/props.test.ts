import { expect, it } from 'vitest';
import { propsOfComponents } from '../../../.storybook/props.ts';
import * as everything from './index.ts';

const exported = Object.entries(propsOfComponents()).filter(([name]) => name in everything);

it('reads lists of values and defaults from the interfaces', () => {
  const button = exported.find(([name]) => name === 'Button')?.[1];
  expect(button?.rest).toEqual(['button']);
  expect(button?.props.find(({ name }) => name === 'variant')).toMatchObject({
    options: ['primary', 'secondary', 'quiet', 'danger'],
    defaultValue: "'secondary'",
    isRequired: false,
  });
});

it.each(exported)('%s says of every prop what it does', (_name, { props }) => {
  expect(props.filter(({ description }) => description === '').map(({ name }) => name)).toEqual([]);
});
