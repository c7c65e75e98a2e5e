import { describe, expect, it } from 'vitest';
import { formatTime, fromTime, toTime } from './clockTime.ts';

describe('a time of the clock', () => {
  it('is read and written on 24 hours', () => {
    for (const text of ['00:00', '08:05', '23:59']) expect(fromTime(toTime(text) ?? { hour: 0, minute: 1 })).toBe(text);
    expect(fromTime(toTime('08:30:59') ?? { hour: 0, minute: 0 })).toBe('08:30');
  });
  it.each(['', '24:00', '8', 'noon', '08:60', null, undefined])('is not read from %s', (text) => {
    expect(toTime(text)).toBeUndefined();
  });
  it('is written as people of the locale do', () => {
    expect(formatTime({ hour: 20, minute: 5 }, 'en-US')).toBe('8:05 PM');
    expect(formatTime({ hour: 20, minute: 5 }, 'de-DE')).toBe('20:05');
  });
});
