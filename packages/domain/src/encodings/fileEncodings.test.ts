import { expect, it } from 'vitest';
import { fileEncodings } from './fileEncodings.ts';

it('names encodings that can be read, each once and by its standard name', () => {
  for (const { code } of fileEncodings) expect(new TextDecoder(code).encoding).toBe(code);
  expect(new Set(fileEncodings.map(({ label }) => label)).size).toBe(fileEncodings.length);
});
