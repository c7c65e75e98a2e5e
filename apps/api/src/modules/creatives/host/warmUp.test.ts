import { expect, it, vi } from 'vitest';
import { drawPage } from './drawing.ts';
import { warmUp } from './warmUp.ts';

it('draws an e-mail that is within all bounds', async () => {
  const draw = vi.fn(drawPage);
  await warmUp(draw, () => false);
  expect(draw).toHaveBeenCalled();
  expect(await draw.mock.results[0]?.value).toMatchObject({ html: expect.stringContaining('come &amp; see us') });
});

it('gives way to work', async () => {
  const draw = vi.fn(async () => null);
  await warmUp(draw, () => draw.mock.calls.length === 2);
  expect(draw).toHaveBeenCalledTimes(2);
});
