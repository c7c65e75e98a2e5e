import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { tooLarge } from '../../errors.ts';

function units(bytes: number): string {
  return bytes >= 1024 ** 3
    ? `${bytes / 1024 ** 3} GB`
    : bytes >= 1024 ** 2
      ? `${bytes / 1024 ** 2} MB`
      : `${bytes} bytes`;
}

/** Counts and hashes the bytes on their way to the store; ends the stream when the limit is exceeded. */
export function measure(limit: number) {
  const hash = createHash('sha256');
  let size = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) return done(tooLarge(`The file is larger than ${units(limit)}`));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, result: () => ({ size, sha256: hash.digest('hex') }) };
}
