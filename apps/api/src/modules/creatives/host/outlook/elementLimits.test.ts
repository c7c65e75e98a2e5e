import { expect, it } from 'vitest';
import { sheetForOutlook, styleForOutlook } from './elementLimits.ts';

it.each([
  ['img', 'width:100%;max-width:120px;height:auto;border:0', 'border:0;'],
  ['img', 'display:block;height:40px', 'display:block;height:40px;'],
  ['img', 'display:none', ''],
  ['div', 'width:300px;max-width:600px;height:20px;padding:8px;color:red', 'color:red;'],
  ['p', 'padding-left:8px;margin:4px', 'margin:4px;'],
  ['a', 'display:inline-block;padding:12px 24px;background:#a00', 'background:#a00;'],
  ['td', 'width:300px;height:20px;padding:8px;max-width:9px', 'width:300px;height:20px;padding:8px;'],
  ['td', 'padding:8px;mso-padding-alt:10px 25px', 'padding:8px;padding:10px 25px!important;'],
  ['p', 'mso-padding-alt:10px', ''],
  ['table', 'width:100%;max-width:600px;padding:8px', 'width:100%;max-width:600px;'],
  ['table', 'margin:0 auto', 'margin:0 0;'],
  ['p', 'margin:-4px 0;margin-top:-1px', ''],
  ['body', 'margin:0;width:600px;background:#eee', 'background:#eee;'],
  ['td', 'width:300px!important;color:red', 'color:red;'],
  ['p', 'nonsense', ''],
])('leaves to %s of %s only %s', (tagName, css, left) => {
  expect(styleForOutlook(css, tagName)).toBe(left);
});

it.each([
  ['.card{padding:8px;color:red}', '.card:where(td,th){padding:8px}.card{color:red}'],
  ['td.card{padding:8px;color:red}', 'td.card{padding:8px}td.card{color:red}'],
  ['div.card,.row td{padding:8px}', '.row td{padding:8px}'],
  ['img{width:100%;border:0}', 'img{border:0}'],
  ['a{color:red!important}', 'a{color:red!important}'],
  ['.x{display:none;color:red}', '.x{color:red}'],
  ['.a .b{display:none}', '.a .b{display:none}'],
  ['img{display:block}p{display:block}', 'img{display:block}'],
  ['@font-face{font-family:x}', '@font-face{font-family:x}'],
])('lets %s reach the elements that take it', (css, left) => {
  expect(sheetForOutlook(css)).toBe(left);
});

it('survives hostile sheets', () => {
  for (const css of ['a{'.repeat(20_000), '('.repeat(50_000), '@media '.repeat(20_000), '}'.repeat(50_000)]) {
    expect(() => sheetForOutlook(css)).not.toThrow();
    expect(() => styleForOutlook(css, 'td')).not.toThrow();
  }
});
