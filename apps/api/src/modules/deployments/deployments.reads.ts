export { productTally, type Tally } from './ledger-counts.ts';
export { dayColumns, type DayColumn } from './response-days.ts';
