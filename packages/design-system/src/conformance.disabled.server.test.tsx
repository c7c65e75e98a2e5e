import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DISABLED, REASON, type CanBeDisabled, type Silent } from './conformance.disabled.samples.tsx';

/** Their control is loaded on first use, so the story checks it. */
const LATE: readonly CanBeDisabled[] = [
  'CodeEditor',
  'DatePicker',
  'DateRangePicker',
  'DateTimeInput',
  'MappingTable',
  'MultiSelect',
  'Select',
  'TimeInput',
];

it('requires a reason wherever something can be disabled', () => {
  // Checked by the compiler: an export that can be disabled without a reason makes this line fail with its name.
  const silent: Record<Silent, never> = {};
  expect(silent).toEqual({});
});

it.each(Object.entries(DISABLED))(
  '%s shows its reason from the first paint on, and stays in the tab order',
  (name, render) => {
    const html = renderToString(render());
    expect(html).toContain(REASON);
    if (LATE.some((late) => late === name)) return;
    expect(html).not.toMatch(/ disabled=""/);
    expect(html).toContain('aria-disabled="true"');
  },
);
