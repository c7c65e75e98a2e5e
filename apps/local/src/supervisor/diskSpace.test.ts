import { expect, it } from 'vitest';
import { assertSpace, diskFull, saysDiskFull } from './diskSpace.ts';

it('refuses a load without enough room, with what is free, what is needed and the setting', async () => {
  const free = (mb: number) => () => Promise.resolve(mb);
  await expect(assertSpace('/data', 1, free(170))).rejects.toThrow(
    /needs about \d{3} MB, and \/data has 170 MB left\..* DATA_DIR/,
  );
  await assertSpace('/data', 1, free(2000));
  await expect(assertSpace('/data', 10, free(2000))).rejects.toThrow('/data has 2000 MB left');
});

it('knows a full disk by the code of the system and by the words of the database', () => {
  expect(saysDiskFull(Object.assign(new Error('write failed'), { code: 'ENOSPC' }))).toBe(true);
  expect(saysDiskFull(new Error('could not extend file "base/5/1": No space left on device'))).toBe(true);
  expect(saysDiskFull('FATAL:  could not write to file "pg_wal/xlogtemp.1": No space left on device')).toBe(true);
  expect(saysDiskFull(Object.assign(new Error('read'), { code: 'ECONNRESET' }))).toBe(false);
});

it('says that the disk is full with the database’s reason', async () => {
  const { message } = await diskFull('/data', 'FATAL:  could not extend file', () => Promise.resolve(0));
  expect(message).toMatch(/^The disk is full: \/data has 0 MB left, .* needs about \d+ MB\..* DATA_DIR/);
  expect(message).toContain('FATAL:  could not extend file');
});
