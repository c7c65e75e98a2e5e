import { expect } from 'vitest';

const isSoak = process.env['SOAK_SAMPLES'] !== undefined;

/** Prints a time or a size. Only a soak fails when it is too large: in other runs a busy machine would decide. */
export function expectMeasured(what: string, value: number, most: number): void {
  process.stdout.write(`${what}: ${Math.round(value)}, at most ${most}\n`);
  if (isSoak) expect(value, what).toBeLessThan(most);
}
