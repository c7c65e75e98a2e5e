import { describe, expect, it } from 'vitest';
import { formatHtml } from './formatHtml.ts';

describe('the layout of an e-mail', () => {
  it('shows its structure', () => {
    const html =
      '<!DOCTYPE html>\n<html><head><title>News</title><style>\np { color: red }\n</style></head><body><table><tr><td><p>One <b>two</b></p></td><td></td></tr></table></body></html>\n';
    expect(formatHtml(html)).toBe(`<!DOCTYPE html>
<html>
<head>
  <title>News</title>
  <style>
    p { color: red }
  </style>
</head>
<body>
  <table>
    <tr>
      <td>
        <p>One <b>two</b></p>
      </td>
      <td></td>
    </tr>
  </table>
</body>
</html>
`);
  });

  it.each([
    ['columns in one line', '<div style="display:inline-block">One</div><div style="display:inline-block">Two</div>'],
    [
      'a ghost table between them',
      '<div style="display:inline-block">One</div><!--[if mso]></td><td><![endif]--><span>Two</span>',
    ],
    ['links that touch', '<p><a href="#1">One</a><a href="#2">Two</a></p>'],
    ['text that is drawn as it is written', '<pre>  One\n    <b> two</b></pre>'],
    ['a merge field with spaces', '<p>{{first_name|"dear  reader"}}</p>'],
    ['a comment', '<!-- a\n  b  c -->'],
    ['a value', '<p title="a\n  b">One</p>'],
  ])('leaves %s', (_, html) => {
    expect(formatHtml(html)).toBe(html);
  });

  it('is the same when it is made again', () => {
    const once = formatHtml('<style>\n  a\n</style><div><p>One<br>two</p><table><tr><td>x</table></div>');
    expect(formatHtml(once)).toBe(once);
  });

  it('refuses HTML that would keep the page busy for minutes', () => {
    expect(() => formatHtml('<b>'.repeat(100_000))).toThrow('more than 200 elements are inside one another');
    expect(() => formatHtml('a'.repeat(1_000_001))).toThrow('longer than 1,000,000 characters');
  });
});
