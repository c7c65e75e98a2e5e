/** The texts of charts, calendar and DiffView. Tables and forms load without them. */
export const displayTexts = {
  after: 'After',
  allDay: 'all day',
  barSummary: (count: number, highest: string, value: string) =>
    count === 1 ? `1 bar: ${highest} with ${value}.` : `${count} bars, the highest is ${highest} with ${value}.`,
  before: 'Before',
  changeAt: (at: number, count: number, line: number) => `Change ${at} of ${count}, line ${line}`,
  diffCount: (changes: number, removed: number, added: number) =>
    `${changes} ${changes === 1 ? 'change' : 'changes'}: ${removed} ${removed === 1 ? 'line' : 'lines'} removed, ${added} added`,
  diffKeys: 'N and P go to the next and the previous change.',
  diffSame: 'Both texts are the same.',
  entryCount: (count: number) => (count === 0 ? 'nothing' : count === 1 ? '1 entry' : `${count} entries`),
  everythingHidden: 'All series are hidden. Show them again in the legend.',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  goesOn: 'goes on',
  goToToday: 'Today',
  legend: 'Legend',
  lineAdded: 'added',
  lineRemoved: 'removed',
  linesShown: (count: number) => `${count} lines shown`,
  lineSummary: (count: number, first: string, last: string) =>
    count === 1 ? `1 point: ${first}.` : `${count} points from ${first} to ${last}.`,
  month: 'Month',
  nextChange: 'Next change',
  nextWeek: 'Next week',
  noEntries: 'No entries on these days',
  previousChange: 'Previous change',
  previousWeek: 'Previous week',
  share: 'Share',
  showAsChart: 'Show as chart',
  showAsTable: 'Show as table',
  sideBySide: 'Side by side',
  today: 'today',
  unchangedLines: (count: number) => `Show ${count} unchanged lines`,
  unified: 'Unified',
  week: 'Week',
};

export type DisplayTexts = typeof displayTexts;
