export { productTally } from './sending/ledger-counts.repository.ts';
export type { Tally } from './sending/tally.ts';
export { dayColumns, type DayColumn } from './tracking/response-days.repository.ts';
