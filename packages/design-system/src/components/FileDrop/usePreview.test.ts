import { expect, it } from 'vitest';
import { headOf } from './usePreview.ts';

it('reads the first lines with any kind of line ending', async () => {
  expect(await headOf(new Blob(['e-mail,name\r\na@b.example,A\r\nc@d.example,C\r\ne@f.example,E']))).toEqual([
    'e-mail,name',
    'a@b.example,A',
    'c@d.example,C',
  ]);
});

it('returns no lines for binary data that is named as text', async () => {
  expect(await headOf(new Blob([new Uint8Array([80, 75, 3, 4, 0, 0])]))).toEqual([]);
});
