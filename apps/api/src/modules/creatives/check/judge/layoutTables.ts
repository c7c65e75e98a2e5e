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

const BLOCKS: ReadonlySet<string> = new Set('p h1 h2 h3 h4 h5 h6 div center img'.split(' '));

/** Whether a heading cell holds a part of the e-mail. Foundation makes its columns of them, in tables without other cells. */
function holdsBlock(cell: Element): boolean {
  return [...elementsOf(cell)].some(({ tagName }) => BLOCKS.has(tagName));
}

/** Finds visible tables that seem to hold no data and so only arrange the layout, but don't say that they do. */
export function layoutTables(document: Document, source: string): Element[] {
  const elements = [...elementsOf(document)];
  const tablesWith = (isPart: (element: Element) => boolean) =>
    new Set(elements.filter(isPart).map((element) => tableAround(element)));
  const withCells = tablesWith(({ tagName }) => tagName === 'td');
  const withColumns = tablesWith((element) => element.tagName === 'th' && holdsBlock(element));
  const withHeadings = tablesWith(({ tagName }) => tagName === 'th');
  const withCaption = tablesWith(({ tagName }) => tagName === 'caption');
  const hasData = (table: Element) =>
    withCaption.has(table) || (withHeadings.has(table) && (withCells.has(table) || !withColumns.has(table)));
  return [...shownElements(document, source)].filter(
    (element) => element.tagName === 'table' && isHtml(element) && !isTold(element) && !hasData(element),
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
