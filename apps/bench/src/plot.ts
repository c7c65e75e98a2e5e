import { holds, ratioOf } from './figure.ts';
import type { Budget, Figure } from './figure.ts';
import { shown } from './words.ts';

const BAR = 320;
const ROW = 46;

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

interface Line {
  what: string;
  measured: number;
  text: string;
  budget: Budget;
  isHeld: boolean;
}

function lineOf(figure: Figure, budget: Budget): Line {
  const isRatio = budget.measure === 'ratio';
  const measured = isRatio ? (ratioOf(figure) ?? 0) : figure.value;
  const text = isRatio ? `${measured.toFixed(2)} ×` : `${shown(measured)} ${figure.unit}`;
  return { what: figure.what, measured, text, budget, isHeld: holds(figure, budget) };
}

/** Draws a bar for each budget, on its own scale, with the limit as a mark. */
export function plot(figures: readonly Figure[]): string {
  const lines = figures.flatMap((figure) => figure.budgets.map((budget) => lineOf(figure, budget)));
  const rows = lines.map(({ what, measured, text, budget, isHeld }, index) => {
    const y = index * ROW;
    // Both are 0 where nothing may be lost and nothing was.
    const whole = Math.max(measured, budget.limit) * 1.1 || 1;
    const at = (value: number) => Math.round((value / whole) * BAR);
    const mark = at(budget.limit);
    const arrow = budget.bound === 'at least' ? '▸' : '◂';
    return (
      `<text x="0" y="${y + 14}" fill="#767676">${escape(what)}</text>` +
      `<rect x="0" y="${y + 21}" width="${BAR}" height="12" fill="#8884"/>` +
      `<rect x="0" y="${y + 21}" width="${at(measured)}" height="12" fill="${isHeld ? '#2f8f5f' : '#c8382e'}"/>` +
      `<line x1="${mark}" x2="${mark}" y1="${y + 17}" y2="${y + 37}" stroke="#767676" stroke-width="2"/>` +
      `<text x="${mark + 3}" y="${y + 43}" font-size="10" fill="#767676">${arrow}</text>` +
      `<text x="${BAR + 8}" y="${y + 32}" fill="#767676">${text}</text>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${BAR + 260}" height="${lines.length * ROW}" font-family="sans-serif" font-size="12">${rows.join('')}</svg>\n`;
}
