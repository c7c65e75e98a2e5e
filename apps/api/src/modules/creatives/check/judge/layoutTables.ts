import { shownElements } from '../../html/hidden.ts';
import { attributeOf, elementsOf, isHtml, placeOf, startTagOf } from '../../html/tree.ts';
import type { Document, Element } from '../../html/tree.ts';
import type { Finding } from '../../html/finding.ts';

/** Attributes with which an author says that a table holds data, or what it is. */
const TELLING = ['role', 'summary', 'aria-label', 'aria-labelledby', 'datatable'];

function isTold(table: Element): boolean {
  const border = Number.parseInt(attributeOf(table, 'border') ?? '', 10);
  return border > 0 || TELLING.some((name) => (attributeOf(table, name)?.trim() ?? '') !== '');
}

/** The table that a heading or a caption belongs to: the nearest around it. */
function tableAround(element: Element): Element | undefined {
  for (let node = element.parentNode; node && 'tagName' in node; node = node.parentNode)
    if (node.tagName === 'table') return node;
  return undefined;
}

/** Finds visible tables that seem to hold no data and so only arrange the layout, but don't say that they do. */
export function layoutTables(document: Document, source: string): Element[] {
  const withData = new Set(
    [...elementsOf(document)]
      .filter(({ tagName }) => tagName === 'th' || tagName === 'caption')
      .map((element) => tableAround(element)),
  );
  return [...shownElements(document, source)].filter(
    (element) => element.tagName === 'table' && isHtml(element) && !isTold(element) && !withData.has(element),
  );
}

export function layoutTableFindings(document: Document, source: string): Finding[] {
  return layoutTables(document, source).map((table) => {
    const place = placeOf(table);
    return {
      kind: 'layout_table',
      message: 'A table for the layout lacks role="presentation": screen readers announce its rows and columns',
      part: startTagOf(table, source),
      ...(place && { place }),
    };
  });
}
