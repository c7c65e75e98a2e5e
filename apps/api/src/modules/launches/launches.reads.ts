export { productTally, type Tally } from './sending/ledger-counts.ts';
export { dayColumns, type DayColumn } from './tracking/response-days.ts';
