import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchProduct } from './product.ts';

const AT_ONCE = 10_000;

export function emailOf(at: number): string {
  return `reader.${at}@letters.example`;
}

/** One row in a hundred is bad; one in fifty repeats an address. */
function row(at: number): string {
  if (at % 100 === 99) return `nobody ${at},Ada,Abbott,Acme & Sons,US,10001\n`;
  return `${emailOf(at % 50 === 48 ? at - 1 : at)},Ada,Abbott ${at},Acme & Sons,US,${10_000 + (at % 80_000)}\n`;
}

/** Writes a CSV of people. */
export async function writePeople(path: string, rows: number): Promise<void> {
  const file = createWriteStream(path);
  file.write('E-mail,First name,Last name,Company,Country,Postal code\n');
  for (let at = 0; at < rows; at += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, rows - at) }, (_, more) => row(at + more));
    if (!file.write(some.join(''))) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}

interface Audience {
  status: string;
  counts: { rows: number; accepted: number; rejected: number; suppressed: number };
}

/** Waits for the end of an import. Polls with pauses, because the worker is measured while only one person looks at a list. */
export async function imported({ api }: BenchProduct, id: number): Promise<Audience> {
  for (;;) {
    const audience = await api.get<Audience>(`v1/audience/${id}`);
    if (audience.status === 'Approved') return audience;
    if (audience.status !== 'In Process') throw new Error(`The import ended as ${audience.status}`);
    await wait(250);
  }
}
