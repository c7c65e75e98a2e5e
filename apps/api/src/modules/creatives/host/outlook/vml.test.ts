import { describe, expect, it } from 'vitest';
import { attributeOf, elementsOf, parseHtml, textOf } from '../../html/tree.ts';
import { drawVml } from './vml.ts';

/** The first element that stands for the VML, with its style by property. */
function drawn(vml: string, name = 'span') {
  const elements = [...elementsOf(parseHtml(drawVml(`<body>${vml}</body>`)))];
  const element = elements.find(({ tagName }) => tagName === name);
  const style = Object.fromEntries(
    (element ? (attributeOf(element, 'style') ?? '') : '').split(';').map((each) => {
      const at = each.indexOf(':');
      return [each.slice(0, at), each.slice(at + 1)];
    }),
  );
  return { element, style, text: element && textOf(element) };
}

describe('a box of VML', () => {
  it('is a link with its size, colour, corners and text', () => {
    const { element, style, text } = drawn(
      '<v:roundrect data-mark="1" href="https://x.test/sale" style="height:44px;v-text-anchor:middle;width:200px" arcsize="10%" stroke="f" fillcolor="#0b4f8a"><w:anchorlock/><center style="color:#fff">See</center></v:roundrect>after',
      'a',
    );
    expect(style).toMatchObject({
      width: '200px',
      height: '44px',
      'background-color': '#0b4f8a',
      'border-radius': '4px',
      'justify-content': 'center',
    });
    expect(style).not.toHaveProperty('border');
    expect(text).toBe('See');
    expect(element && attributeOf(element, 'href')).toBe('https://x.test/sale');
    expect(element && attributeOf(element, 'data-mark')).toBe('1');
  });

  it('is white with a black line when it says nothing', () => {
    expect(drawn('<v:rect style="width:1in"></v:rect>').style).toMatchObject({
      width: '1in',
      'background-color': '#ffffff',
      border: '1px solid #000000',
    });
    expect(drawn('<v:rect filled="false" stroked="f"></v:rect>').style).not.toHaveProperty('background-color');
    expect(drawn('<v:rect strokecolor="red" strokeweight="2pt"/>').style).toHaveProperty('border', '2pt solid red');
  });

  it('has the picture of its fill, stretched or tiled', () => {
    const box = (type: string) =>
      drawn(
        `<v:rect stroke="f" style="mso-width-percent:1000"><v:fill type="${type}" src="https://x.test/a b.png" color="#eee" /><v:textbox inset="0,5px,0,0"><p>Text</p></v:textbox></v:rect>`,
      );
    expect(box('frame').style).toMatchObject({
      width: '100%',
      'background-color': '#eee',
      'background-image': 'url("https://x.test/a%20b.png")',
      'background-size': '100% 100%',
    });
    expect(box('tile').style).not.toHaveProperty('background-size');
    expect(box('tile').text).toBe('Text');
  });

  it('grows with a text that it is fitted to', () => {
    const textbox = (style: string) => `<v:rect style="height:90px"><v:textbox style="${style}">x</v:textbox></v:rect>`;
    expect(drawn(textbox('mso-fit-shape-to-text:true')).style).not.toHaveProperty('height');
    expect(drawn(textbox('')).style).toHaveProperty('height', '90px');
  });

  it('keeps what a box inside says for that one', () => {
    const html = '<v:rect><v:rect><v:fill src="https://x.test/a.png"/></v:rect></v:rect>';
    expect(drawn(html).style).not.toHaveProperty('background-image');
  });

  it.each([
    ['0.5', '22px'],
    ['6554f', '4px'],
    ['100%', '22px'],
    ['x', '9px'],
  ])('has corners by arcsize %s', (arcsize, radius) => {
    const html = `<v:roundrect arcsize="${arcsize}" style="width:100px;height:44px"></v:roundrect>`;
    expect(drawn(html).style).toHaveProperty('border-radius', radius);
  });

  it('does not lead anywhere when it holds a link', () => {
    const html = drawVml('<v:rect href="https://x.test/a"><a href="https://x.test/b">x</a></v:rect>');
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  it('holds a picture', () => {
    const shape =
      '<v:shape style="width:90px;height:20px"><v:imagedata src="https://x.test/a.png"></v:imagedata></v:shape>';
    const { element, style } = drawn(shape, 'img');
    expect(element && attributeOf(element, 'src')).toBe('https://x.test/a.png');
    expect(style).toMatchObject({ width: '100%', height: '100%' });
    expect(drawn(shape).style).not.toHaveProperty('border');
    expect(drawn('<v:image src="a.png" style="width:9px;position:absolute;z-index:-3" />', 'img').style).toEqual({
      width: '9px',
      position: 'absolute',
      'z-index': '-1',
    });
  });

  it('takes no address or value for CSS', () => {
    const { element } = drawn(
      `<v:rect fillcolor="red;x:y" strokecolor="url(a)" style="width:1px}x{;height:expression(1)"><v:fill src="a&quot;);b:url(&quot;c" /></v:rect>`,
    );
    const style = (element && attributeOf(element, 'style')) ?? '';
    expect(style).toContain('url("a%22);b:url(%22c")');
    expect(style.replace(/url\(".*?"\)/, '')).not.toMatch(/x:y|url|expression|[{}"]/);
  });
});

describe('settings of Office', () => {
  it.each([
    ['<xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>a', 'a'],
    ['<o:AllowPNG/>a', 'a'],
    ['<w:anchorlock/><b>a</b>', '<b>a</b>'],
    ['<v:shapetype id="x"><v:stroke joinstyle="miter"/><v:path/></v:shapetype>a', 'a'],
    ['a<v:fill src="x">b', 'ab'],
    ['a<o:p>b</o:p>', 'a<o:p>b</o:p>'],
    ['<xml>a', 'a'],
    ['<p>no VML</p>', '<p>no VML</p>'],
  ])('of %s leaves %s', (html, left) => {
    expect(drawVml(html)).toBe(left);
  });
});

it('survives thousands of boxes in boxes', () => {
  expect(drawVml('<v:rect href="a"><v:textbox>'.repeat(500) + '<b>x</b>'.repeat(20_000))).toContain('<b>x</b>');
  expect(drawVml('<v:rect/>'.repeat(5_000))).not.toContain('v:rect');
});
