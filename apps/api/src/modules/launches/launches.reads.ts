export { productTally } from './sending/ledgerCounts.repository.ts';
export { DAY_COLUMNS, type DayColumn } from './tracking/responseDays.repository.ts';
