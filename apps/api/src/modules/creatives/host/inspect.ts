import { createHash, randomBytes } from 'node:crypto';
import type { OwnAttributes, Start } from './places.ts';

/**
 * The one script that a page of the creative host runs. It begins before the e-mail, and calls methods by their prototypes,
 * because an element named `querySelectorAll` or `addEventListener` would replace the document's own. It tells the portal, and
 * nobody else, which element was clicked: `{ node: { line, col }, rect: { x, y, width, height }, picked }`, all numbers but the
 * last. The portal may ask for a place by `{ show: { line, col } }`, which is answered with `picked: false`.
 */
function scriptFor(name: string, mark: string, portal: string): string {
  return `(() => {
const { closest, getAttribute, getBoundingClientRect, removeAttribute, scrollIntoView, setAttribute } = Element.prototype;
const { querySelectorAll } = Document.prototype;
let shown;
const placeOf = (element) => getAttribute.call(element, '${name}').split(':').map(Number);
const tell = (element, picked) => {
  const [line, col] = placeOf(element);
  const { x, y, width, height } = getBoundingClientRect.call(element);
  parent.postMessage({ node: { line, col }, rect: { x, y, width, height }, picked }, '${portal}');
};
const show = (element) => {
  if (shown) removeAttribute.call(shown, '${mark}');
  shown = element;
  setAttribute.call(element, '${mark}', '');
};
addEventListener('click', (event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
  const element = event.target instanceof Element && closest.call(event.target, '[${name}]');
  if (!element) return;
  show(element);
  tell(element, true);
}, true);
for (const type of ['auxclick', 'dragstart', 'submit']) addEventListener(type, (event) => event.preventDefault(), true);
addEventListener('message', ({ data, origin, source }) => {
  if (source !== parent || origin !== '${portal}' || !data || !data.show) return;
  const { line, col } = data.show;
  let best, bestLine = 0, bestCol = 0;
  for (const element of querySelectorAll.call(document, '[${name}]')) {
    const [atLine, atCol] = placeOf(element);
    if (atLine > line || (atLine === line && atCol > col)) continue;
    if (atLine < bestLine || (atLine === bestLine && atCol < bestCol)) continue;
    [best, bestLine, bestCol] = [element, atLine, atCol];
  }
  if (!best) return;
  show(best);
  scrollIntoView.call(best, { block: 'nearest' });
  tell(best, false);
});
})();`;
}

/** Gives each visible element its place in the file, and the page a script that tells which one is clicked. */
export function inspectionOf(
  starts: readonly Start[],
  portal: string,
): { attributes: OwnAttributes[]; sheet: string; script: string } {
  // Nobody can guess the names, so an upload can neither give an element a false place nor hide the outline.
  const name = `data-p${randomBytes(8).toString('hex')}`;
  const mark = `data-s${randomBytes(8).toString('hex')}`;
  const sheet =
    `[${name}]{cursor:pointer!important}` +
    `${`[${mark}]`.repeat(4)}{outline:2px solid #1f4fb0!important;outline-offset:2px!important}`;
  const attributes = starts.map(({ offset, line, col }) => ({ offset, text: `${name}="${line}:${col}"` }));
  return { attributes, sheet, script: scriptFor(name, mark, portal) };
}

/** The source of a script in a Content-Security-Policy. */
export function scriptSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
