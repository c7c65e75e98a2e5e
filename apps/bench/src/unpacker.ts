import { unpackTable } from '../../api/src/modules/audiences/unpack/unpack.ts';

/** A program that unpacks the tables it is asked for, as a worker of the product does, and answers with the seconds. */
process.on('message', (input: { path: string; table: number; target: string }) => {
  const began = performance.now();
  const { signal } = new AbortController();
  void unpackTable(input, { signal, progress: () => undefined }).then(() =>
    process.send?.({ seconds: (performance.now() - began) / 1000 }),
  );
});

process.send?.({ isReady: true });
