import { expect, it } from 'vitest';
import { propsOfComponents, saidDefault } from '../../../.storybook/facts/props.ts';
import * as everything from './index.ts';

const exported = Object.entries(propsOfComponents()).filter(([name]) => name in everything);

/** Ways of saying what happens without a prop. The one that is used is 'Default false.' or 'Default: …' at the end. */
const OTHER_FORMS = /\b(unless|by default|defaults to|without it|left out|leave it out|when omitted)\b/i;

it('reads lists of values and defaults from the interfaces', () => {
  const button = exported.find(([name]) => name === 'Button')?.[1];
  expect(button?.rest).toEqual(['button']);
  expect(button?.props.find(({ name }) => name === 'variant')).toMatchObject({
    options: ['primary', 'secondary', 'quiet', 'danger', 'danger-outlined'],
    defaultValue: "'secondary'",
    isRequired: false,
  });
});

it.each(exported)('%s describes every prop', (_name, { props }) => {
  expect(props.filter(({ description }) => description === '').map(({ name }) => name)).toEqual([]);
});

it('states the same defaults in descriptions and code', () => {
  const others = exported.flatMap(([name, { props }]) =>
    props
      .filter(({ description, defaultValue }) => ![defaultValue, ''].includes(saidDefault(description)))
      .map((prop) => `${name}.${prop.name}: ${prop.defaultValue}, but: ${prop.description}`),
  );
  expect(others.filter((line) => !line.includes('pageSizes'))).toEqual([]);
});

it.each([
  ['Height of the text in px. Default 320.', '320'],
  ['Sizes to choose from. Default 10, 25, 50, 100.', '10, 25, 50, 100'],
  ['How long a message stays, in ms. Default 9,000.', '9000'],
  ["420, 560 or 960 px wide. Default 'medium'.", "'medium'"],
  ['True while its work runs. Default false.', 'false'],
  ["Default: a number with the locale's separators.", ''],
  ["Default: the provider's.", ''],
])('reads from “%s” the default %s', (description, value) => {
  expect(saidDefault(description)).toBe(value);
});

it('states every default as “Default …”, and in no other form', () => {
  const defaults = exported.flatMap(([name, { props }]) =>
    props
      .filter(({ isRequired, defaultValue, description }) => {
        const isSilent = !isRequired && defaultValue !== '' && !/\bDefault[ :]/.test(description);
        return isSilent || OTHER_FORMS.test(description);
      })
      .map((prop) => `${name}.${prop.name}: ${prop.description}`),
  );
  expect(defaults).toEqual([]);
});

it('knows the default of every boolean prop', () => {
  const unknown = exported.flatMap(([name, { props }]) =>
    props
      .filter(({ type, isRequired, defaultValue, description }) => {
        const isSaid = /Default:|For applications that/.test(description);
        return type === 'boolean' && !isRequired && defaultValue === '' && !isSaid;
      })
      .map((prop) => `${name}.${prop.name}`),
  );
  expect(unknown).toEqual([]);
});
