import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DISABLED, REASON, type CanBeDisabled, type Silent } from './conformance.disabled.samples.tsx';

/** Their control comes when it is used; the story looks at it. */
const LATE: readonly CanBeDisabled[] = [
  'CodeEditor',
  'DatePicker',
  'DateRangePicker',
  'DateTimeInput',
  'MappingTable',
  'MultiSelect',
  'Select',
];

it('asks for a reason wherever something can be disabled', () => {
  // Checked by the compiler: an export that can be disabled without a word makes this line wrong, and names itself.
  const silent: Record<Silent, never> = {};
  expect(silent).toEqual({});
});

it.each(Object.entries(DISABLED))('%s says why from the first paint on, and stays in the tab order', (name, render) => {
  const html = renderToString(render());
  expect(html).toContain(REASON);
  if (LATE.some((late) => late === name)) return;
  expect(html).not.toMatch(/ disabled=""/);
  expect(html).toContain('aria-disabled="true"');
});
