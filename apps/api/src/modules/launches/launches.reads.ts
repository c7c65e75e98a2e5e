export { productTally } from './sending/ledgerCounts.repository.ts';
export type { Tally } from './sending/tally.ts';
export { DAY_COLUMNS, type DayColumn } from './tracking/responseDays.repository.ts';
