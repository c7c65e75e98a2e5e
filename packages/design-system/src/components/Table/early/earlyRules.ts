import { space } from '../../../theme/tokens.ts';
import { cardPlaces } from '../columns/cardColumns.ts';
import { columnTracks, placeColumns, planColumns, type ColumnPlace } from '../columns/columnLayout.ts';
import type { TableColumn } from '../columns/tableColumns.ts';
import { CARD_WIDTH } from '../columns/useColumnLayout.ts';
import type { TableColumnsState } from '../state/tableState.ts';

interface EarlyTable {
  leads: readonly number[];
  canDrop: boolean;
  /** How much wider than the frame's inside the whole table is, in px. */
  border: number;
  hasOwnCards: boolean;
  more: (count: number) => string;
  /** Undefined where the Columns button says how many columns have no room. */
  notShown: ((names: string) => string) | undefined;
}

const TOOLBAR = `& ~ [data-part='toolbar']`;
const FRAME = `& ~ div:has(> [data-part='scroller'])`;
const CONTROLS = `[data-part='table-controls']`;

/** A CSS string of any text. Signs are escaped, because some of them end a string, a rule or the style element. */
function quoted(text: string): string {
  const safe = text.replaceAll(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
  return `"${safe}"`;
}

/** A browser measures whole pixels, so the query rounds as it does. */
function between(from: number, to: number, rules: string): string {
  const least = from > 0 ? `(min-width: ${from - 0.5}px)` : '';
  const most = to < Infinity ? `(max-width: ${to - 0.51}px)` : '';
  return `@container ${[least, most].filter(Boolean).join(' and ')} { ${rules} }\n`;
}

/** Rules for a table that isn't measured yet: at each width, those columns are drawn for which there is room. */
export function earlyRules(
  columns: readonly TableColumn<object>[],
  arranged: TableColumnsState,
  { leads, canDrop, border, hasOwnCards, more, notShown }: EarlyTable,
): string {
  const leadWidth = leads.reduce((sum, lead) => sum + lead, 0);
  const planAt = (available: number) => planColumns(columns, arranged, { available, leadWidth, canDrop });
  const all = planAt(Infinity).places;

  function without(left: readonly string[]): string {
    if (left.length === 0) return '';
    const names = columns.filter(({ id }) => left.includes(id)).map(({ header }) => header);
    const said = notShown && !hasOwnCards ? `&${FRAME}::after { content: ${quoted(notShown(names.join(', ')))}; }` : '';
    return `${left.map((id) => `${FRAME} [data-column=${quoted(id)}]`).join()} { display: none !important; } ${said}`;
  }

  // Cells at the edges have more padding. In the document the outermost are still those of columns that left.
  function edges(shown: readonly ColumnPlace[]): string {
    const of = (place: ColumnPlace | undefined) => `&${FRAME} [data-column=${quoted(place?.id ?? '')}]`;
    return `${leads.length === 0 ? `${of(shown[0])} { padding-inline-start: ${space(16)}; }` : ''}
      ${of(shown.at(-1))} { padding-inline-end: ${space(16)}; }
      ${of(shown.at(-1))} > [data-part='resize'] { inset-inline-end: 0; }`;
  }

  let rules = '';
  let plan = planAt(Infinity);
  let upper = Infinity;
  let isLast = false;
  while (!isLast) {
    const placed = placeColumns(columns, plan.places);
    const needed = columnTracks(placed, leads).minWidth;
    const next = planAt(needed - 1);
    isLast = needed <= CARD_WIDTH || next.overflowing.length === plan.overflowing.length;
    const lower = isLast ? CARD_WIDTH : needed;
    const left = plan.overflowing;
    const tracks = columnTracks(placed, leads, arranged.widths);
    if (left.length > 0 && upper > CARD_WIDTH) {
      rules += between(
        lower,
        upper,
        `${FRAME} > [data-part='scroller'] { --table-columns: ${tracks.template}; --table-min: ${tracks.minWidth}px; }
        ${without(left)} ${edges(plan.places)}`,
      );
      rules += between(
        lower + border,
        upper + border,
        `${TOOLBAR} small:empty { display: inline; } ${TOOLBAR} small:empty::before { content: ${quoted(more(left.length))}; }`,
      );
    }
    if (tracks.minWidth > lower && upper > CARD_WIDTH)
      rules += between(
        lower,
        Math.min(upper, tracks.minWidth),
        `${FRAME} > [data-part='scroller'] { overflow: auto; }`,
      );
    upper = needed;
    plan = next;
  }

  const cards = cardPlaces(columns, all);
  const left = all.filter((place) => !cards.includes(place)).map(({ id }) => id);
  const label = hasOwnCards ? '' : `, ${FRAME} > label`;
  return `
    ${TOOLBAR} small:empty, ${TOOLBAR} > ${CONTROLS}${label},
    ${TOOLBAR}:not(:has(> :not(${CONTROLS}, [data-part='end']:empty))) { display: none; }
    ${rules}
    ${between(0, CARD_WIDTH, `${without(left)} &${FRAME} > label { display: flex; }`)}
    ${between(
      0,
      CARD_WIDTH + border,
      `
      &${TOOLBAR} { display: flex; flex-wrap: nowrap; }
      ${TOOLBAR} > [data-part='search'] { flex: 1; inline-size: auto; min-inline-size: 0; }
      ${TOOLBAR} > :not([data-part='search'], ${CONTROLS}), & ~ [data-part='above'] { display: none; }
      &${TOOLBAR} > ${CONTROLS} { display: inline-flex; flex: none; }`,
    )}`;
}
