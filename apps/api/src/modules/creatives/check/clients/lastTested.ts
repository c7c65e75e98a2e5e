import { rawData } from 'caniemail';

/** caniemail writes some days and months with one digit. */
const DATE = /^(\d{4})-(\d\d?)-(\d\d?)$/;

const dates = new Map(
  rawData.data.flatMap(({ title, last_test_date: date }) => {
    const [, year, month, day] = DATE.exec(date) ?? [];
    return year && month && day ? [[title, `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`]] : [];
  }),
);

/** The date of caniemail's last test of a feature in all clients. Undefined for a feature that isn't caniemail's. */
export function lastTested(feature: string): string | undefined {
  return dates.get(feature);
}
