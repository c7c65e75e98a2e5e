/** A number with what makes it a figure of the report. */
const FIGURE = /(?<![\w./,])(\d[\d,]*(?:\.\d+)?) ?(MB|kB|ms|s|×|times|of 100|\/s)(?![\w/])/g;

/** The figures of a text, such as ‘347 MB’, ‘94 of 100’ and ‘1.03 ×’. */
export function figuresIn(text: string): string[] {
  return [...text.matchAll(FIGURE)].map(([, number, unit]) => `${number} ${unit === 'times' ? '×' : unit}`);
}

/** The figures of the paragraphs that name the report, which the report doesn't have. */
export function unknownFigures(page: string, report: string): string[] {
  const known = new Set(figuresIn(report));
  const paragraphs = page.split(/\n(?=\n|- |\| )/).filter((text) => text.includes('report/report.md'));
  return paragraphs.flatMap(figuresIn).filter((figure) => !known.has(figure));
}
