/** The texts of charts, calendar, board and DiffView. Tables and forms load without them. */
export const displayTexts = {
  after: 'After',
  allDay: 'all day',
  alreadyHere: 'The card is already here.',
  barSummary: (count: number, highest: string, value: string) =>
    count === 1 ? `1 bar: ${highest} with ${value}.` : `${count} bars, the highest is ${highest} with ${value}.`,
  before: 'Before',
  cardCount: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  cardMoved: (card: string, column: string, place: number, count: number) =>
    `${card} moved to ${column}, ${place} of ${count}`,
  changeAt: (at: number, count: number, line: number) => `Change ${at} of ${count}, line ${line}`,
  diffCount: (changes: number, removed: number, added: number) =>
    `${changes} ${changes === 1 ? 'change' : 'changes'}: ${removed} ${removed === 1 ? 'line' : 'lines'} removed, ${added} added`,
  diffKeys: 'N and P go to the next and the previous change.',
  diffSame: 'Both texts are the same.',
  donutSummary: (count: number, largest: string, share: string) =>
    count === 1 ? `1 part: ${largest} with ${share}.` : `${count} parts, the largest is ${largest} with ${share}.`,
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
  moveCard: (card: string) => `Move ${card}`,
  moveRefused: (card: string, column: string, reason: string) => `${card} can’t be moved to ${column}. ${reason}`,
  nextChange: 'Next change',
  nextWeek: 'Next week',
  noCards: 'No cards',
  noEntries: 'No entries on these days',
  otherSlices: (count: number) => `Other (${count})`,
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
