import { htmlLimits } from '@mailroom/domain/forms/fileTypes';
import { escapeHtml } from '../values.ts';
import { withCssUrls } from './css.ts';
import { edited, type Edit } from '../edits.ts';
import { attributeOf, elementsOf, parseHtml } from '../tree.ts';
import type { Element } from '../tree.ts';
import { folderOf, pathFrom, zipPath } from '../zipPath.ts';

/** An HTML file and the style sheets of its ZIP, by the paths that they have there. */
interface ZippedPage {
  html: string;
  name: string;
  sheets: ReadonlyMap<string, string>;
}

interface Inlined {
  html: string;
  /** The paths of the sheets that are in the HTML now. */
  inlined: string[];
}

function isSheetLink(element: Element): boolean {
  const rel = (attributeOf(element, 'rel') ?? '').toLowerCase().split(/\s+/);
  return element.tagName === 'link' && rel.includes('stylesheet') && !rel.includes('alternate');
}

const ELSEWHERE = /^\s*(?:[a-z][\w+.-]*:|\/|#|$)/i;

/** The sheet with the addresses in it written as seen from the page. */
function movedSheet(css: string, sheet: string, page: string): string {
  return withCssUrls(css, ({ url, use }) => {
    if (use === 'name' || ELSEWHERE.test(url)) return undefined;
    return pathFrom(folderOf(page), zipPath(url, folderOf(sheet)));
  });
}

function styleElement(css: string, media: string | undefined): string {
  return `<style${media === undefined ? '' : ` media="${escapeHtml(media)}"`}>\n${css}\n</style>`;
}

/**
 * Puts the style sheets of a ZIP into its page: mails can't load them. A sheet that names `</style` stays outside,
 * because it would end its own element, and so does what would make the page too large to be stored.
 */
export function inlineSheets({ html, name, sheets }: ZippedPage): Inlined {
  const edits: Edit[] = [];
  const inlined: string[] = [];
  let room = htmlLimits.storedBytes - Buffer.byteLength(html);
  for (const element of elementsOf(parseHtml(html))) {
    const at = element.sourceCodeLocation;
    if (!at || !isSheetLink(element)) continue;
    const path = zipPath(attributeOf(element, 'href') ?? '', folderOf(name));
    const css = sheets.get(path);
    if (css === undefined || /<\/style/i.test(css)) continue;
    const text = styleElement(movedSheet(css, path, name), attributeOf(element, 'media'));
    room -= Buffer.byteLength(text);
    if (room < 0) break;
    edits.push({ from: at.startOffset, to: at.endOffset, text });
    inlined.push(path);
  }
  return { html: edited(html, edits), inlined };
}
