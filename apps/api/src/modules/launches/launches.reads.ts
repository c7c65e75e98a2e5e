export { productTally } from './sending/ledger-counts.repository.ts';
export type { Tally } from './sending/tally.ts';
export { DAY_COLUMNS as dayColumns, type DayColumn } from './tracking/response-days.repository.ts';
