import { describe, expect, it } from 'vitest';
import { attributeOf, elementsOf, parseHtml, rawTextOf } from '../html/tree.ts';
import { scriptSource } from './inspect.ts';
import { withOwnParts } from './ownParts.ts';
import { previewHtml } from './previewHtml.ts';
import { expectMeasured } from '../../../testing/measured.ts';

const PORTAL = 'http://localhost:4600';

function inspect(source: string) {
  const own = withOwnParts(source, { marks: [], boxes: [], numbered: null, portal: PORTAL });
  const name = /\[(data-p[0-9a-f]{16})\]/.exec(own.sheet)?.[1] ?? '';
  const elements = [...elementsOf(parseHtml(previewHtml(own.html, () => undefined, own)))];
  return { own, name, elements };
}

describe('an inspected page', () => {
  it('gives each element that a reader sees its place in the file', () => {
    const { elements, name } = inspect('<html><body>\n<p>Hello <a\nhref="#">One</a></p><img src="x">\n</body></html>');
    const places = elements.flatMap((element) => attributeOf(element, name) ?? []);
    expect(places).toEqual(['1:7', '2:1', '2:10', '3:21']);
  });

  it('S21 runs one script, which is ours and comes before the e-mail', () => {
    const { elements, own } = inspect(
      '<html><head><script>window.name = 1</script></head><body><svg><script>2</script></svg><script>3</script></body></html>',
    );
    const scripts = elements.filter(({ tagName }) => tagName === 'script');
    expect(scripts.map(rawTextOf)).toEqual([own.script]);
    expect(elements.map(({ tagName }) => tagName).slice(0, 4)).toEqual(['html', 'head', 'base', 'script']);
    expect(scriptSource(own.script)).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
  });

  it('is never spelled twice alike, so an upload can’t know the names', () => {
    const [one, other] = [inspect('<p>x</p>'), inspect('<p>x</p>')];
    expect(one.name).not.toBe(other.name);
    expect(inspect('<p data-p0123456789abcdef="9:9">x</p>').own.html).toContain('="1:1" data-p0123456789abcdef="9:9"');
  });

  it('calls no method that an element of the e-mail could replace', () => {
    const { script } = inspect('<p>x</p>').own;
    expect(script).not.toMatch(/document\.\w/);
    expect(script.match(/\.postMessage\(/g)).toHaveLength(1);
    expect(script).toContain(`'${PORTAL}'`);
  });

  it('is made in time of a hostile file', () => {
    const before = performance.now();
    inspect('<b>'.repeat(20_000));
    // Quadratic work would take minutes, longer than a test may.
    expectMeasured('inspect a hostile file, ms', performance.now() - before, 8_000);
  });
});
