import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateText } from './dateText.ts';

describe('a date', () => {
  it.each([
    ['3.5.2024', 'dmy', '2024-05-03'],
    ['03/05/2024', 'mdy', '2024-03-05'],
    ['03-05-24', 'dmy', '2024-05-03'],
    ['24/05/03', 'ymd', '2024-05-03'],
    ['2024. 05. 03.', 'ymd', '2024-05-03'],
    ['2024-5-3', 'dmy', '2024-05-03'],
    ['3 5 2024', 'dmy', '2024-05-03'],
    ['03.05.69', 'dmy', '1969-05-03'],
    ['03.05.68', 'dmy', '2068-05-03'],
    ['29.02.2024', 'dmy', '2024-02-29'],
    ['29.02.2000', 'dmy', '2000-02-29'],
    ['03.05.2024 14:22', 'dmy', '2024-05-03 14:22'],
    ['2024-05-03T14:22:05Z', 'dmy', '2024-05-03 14:22:05Z'],
    ['3. Mai 2024', 'mdy', '2024-05-03'],
    ['3 mai 2024', 'dmy', '2024-05-03'],
    ['12 juin 2024', 'dmy', '2024-06-12'],
    ['12 juillet 2024', 'dmy', '2024-07-12'],
    ['1er août 2024', 'dmy', '2024-08-01'],
    ['3 de mayo de 2024', 'dmy', '2024-05-03'],
    ['May 3, 2024', 'dmy', '2024-05-03'],
    ['Mar 3rd, 2024, 9:05 am', 'dmy', '2024-03-03 9:05 am'],
    ['3-Dec-24', 'dmy', '2024-12-03'],
    ['9. März 2024', 'dmy', '2024-03-09'],
  ] as const)('%s (%s): %s', (value, order, written) => {
    expect(dateText(value, order)).toBe(written);
  });

  it.each([
    ['31.02.2024', 'dmy'],
    ['29.02.1900', 'dmy'],
    ['29.02.2023', 'dmy'],
    ['13/25/2024', 'mdy'],
    ['25/13/2024', 'dmy'],
    ['00.05.2024', 'dmy'],
    ['3.5.202', 'dmy'],
    ['202.5.3', 'ymd'],
    ['3.5.2024 soon', 'dmy'],
    ['3 May 2024 about noon', 'dmy'],
    ['3 Brumaire 2024', 'dmy'],
    ['192.168.1.1', 'dmy'],
    ['0117 496 0000', 'dmy'],
    ['2024', 'ymd'],
    ['May', 'dmy'],
    ['', 'dmy'],
  ] as const)('isn’t %s (%s)', (value, order) => {
    expect(dateText(value, order)).toBeUndefined();
  });

  it('is read back as the day that it was written from', () => {
    const days = fc.date({
      min: new Date('1970-01-01T00:00:00Z'),
      max: new Date('2068-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, fc.constantFrom('.', '/', '-', ' '), (date, sign) => {
        const iso = date.toISOString().slice(0, 10);
        const [year = '', month = '', day = ''] = iso.split('-');
        expect(dateText([day, month, year].join(sign), 'dmy')).toBe(iso);
        expect(dateText([Number(month), Number(day), year].join(sign), 'mdy')).toBe(iso);
        expect(dateText([year.slice(2), month, day].join(sign), 'ymd')).toBe(iso);
        expect(dateText(iso, 'mdy')).toBe(iso);
      }),
    );
  });
});
