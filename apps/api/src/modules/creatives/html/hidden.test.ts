import { describe, expect, it } from 'vitest';
import { analyseHtml } from '../check/analyseHtml.ts';

function textOf(html: string): string {
  return analyseHtml({ html, subject: 'x', senderAddress: null, requiredClients: [] }).derivedText;
}

describe('the text made of an e-mail', () => {
  it.each([
    'display:none',
    'DISPLAY : NONE !important; mso-hide: all',
    'max-height:0px;overflow:hidden;mso-hide:all',
    'font-size:0;line-height:0',
    'font-size: 0px',
    'opacity:0',
    'visibility:hidden',
    'height:0;overflow:hidden',
    'color:#fff;display:none;font-size:1px',
  ])('leaves out a preheader hidden by %s', (style) => {
    expect(textOf(`<body><div style="${style}">Only today <b>and</b> now</div><p>Dear reader</p></body>`)).toBe(
      'Dear reader',
    );
  });

  it('keeps what people see', () => {
    for (const style of [
      'font-size:0.5em',
      'max-height:100px',
      'mso-hide:all',
      'display:block',
      'height:0',
      'opacity:.9',
    ])
      expect(textOf(`<div style="${style}">Seen</div>`)).toBe('Seen');
    expect(textOf('<td style="font-size:0"><div style="font-size:16px">Column</div></td>')).toBe('Column');
    expect(textOf('<body style="display:none"><p>Shown by a style sheet</p></body>')).toBe('Shown by a style sheet');
  });

  it('leaves out what the attribute hides', () => {
    expect(textOf('<p hidden>Not seen</p><p>Seen</p>')).toBe('Seen');
  });
});
