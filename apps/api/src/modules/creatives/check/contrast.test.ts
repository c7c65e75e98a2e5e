import { STANDARD_THRESHOLDS } from '@mailroom/domain/verdicts/checkSettings';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../html/tree.ts';
import { readabilityFindings } from './readability.ts';

function found(css: string, body: string): string[] {
  const html = `<style>${css}</style>${body}`;
  return readabilityFindings(parseHtml(html), html, STANDARD_THRESHOLDS).map(({ message }) => message);
}

const BAR =
  '<table><tr><td class="b" bgcolor="#336699"><a href="https://example.com/mandrill">See</a></td></tr></table>';
const BLUE = ["'See': #0000ee on #336699 has a contrast of 1.5; 4.5 and more are readable"];

describe('the colour of a link', () => {
  it.each([
    ['a:link', '.b a:link{color:#fff}'],
    ['a:link beside a:visited', '.b a:link, .b a:visited{color:#ffffff}'],
    ['a cell', 'td a{color:#fff}'],
    ['a rule that may apply', 'a:first-child{color:#fff}'],
    ['the later rule', 'td a{color:#336699} td a{color:#fff}'],
    ['the rule that weighs more', '.b a:link{color:#fff} a:link{color:#336699}'],
  ])('is that of %s', (_, css) => {
    expect(found(css, BAR)).toEqual([]);
  });

  it.each([
    ['no rule', ''],
    ['a rule for followed links', '.b a:visited{color:#fff}'],
    ['a rule for the pointer', '.b a:hover{color:#fff}'],
    ['a rule for another place', '.c a:link{color:#fff}'],
    ['a rule of a client that adds its own attribute', 'a[x-apple-data-detectors]{color:inherit!important}'],
    ['a rule that weighs less', 'a{color:#fff} td a{color:#0000ee}'],
  ])('stays blue with %s', (_, css) => {
    expect(found(css, BAR)).toEqual(BLUE);
  });
});

it('finds nothing where a rule may set the size or the weight of a text', () => {
  const text = '<p style="color:#949494;font-size:20px">Hi</p>';
  expect(found('', text)).toHaveLength(1);
  expect(found('p:first-child{font-weight:bold}', text)).toEqual([]);
  expect(found('p:first-child{font:bold 30px Arial}', '<p style="color:#949494">Hi</p>')).toEqual([]);
});
