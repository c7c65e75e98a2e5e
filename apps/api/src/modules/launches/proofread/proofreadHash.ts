import { createHash } from 'node:crypto';
import type { Fault } from './proofread.repository.ts';

export interface ProofreadManifest {
  sha256: string;
  mails: number;
  left_out: number;
  fallbacks: { field: string | null; text: string; mails: number }[];
  accepted: { kind: string; field: string | null; reason: string }[];
}

/** Hashes the list that was read with its faults and what was decided about each: that is what goes out, and no other list. */
export function proofreadHash(recipientsHash: string, mails: number, faults: readonly Fault[]): string {
  const decided = faults.map(
    ({ kind, place, field, url, mails: count, mails_hash: hash, decision, fallback, reason }) => [
      kind,
      place,
      field,
      url,
      count,
      hash,
      decision,
      fallback,
      reason,
    ],
  );
  return createHash('sha256')
    .update(JSON.stringify([recipientsHash, mails, decided]))
    .digest('hex');
}

/** Returns the part of the manifest that a person approves. */
export function proofreadManifest(
  recipientsHash: string,
  { mails, leftOut, faults }: { mails: number; leftOut: number; faults: readonly Fault[] },
): ProofreadManifest {
  return {
    sha256: proofreadHash(recipientsHash, mails, faults),
    mails,
    left_out: leftOut,
    fallbacks: faults.flatMap(({ field, fallback, mails: count }) =>
      fallback === null ? [] : [{ field, text: fallback, mails: count }],
    ),
    accepted: faults.flatMap(({ kind, field, decision, reason }) =>
      decision === 'accept' ? [{ kind, field, reason: reason ?? '' }] : [],
    ),
  };
}
