import type { AudienceStatus } from '../statuses/audienceStatuses.ts';
import { REJECT_LIMIT_PERCENT } from '../constants.ts';

/** The reasons for rejecting a row of a file. The last two apply only when the account's settings turn them on. */
export const rejectReasons = [
  { code: 'no_email', label: 'No e-mail', meaning: 'The e-mail column is empty.', isOptional: false },
  { code: 'bad_address', label: 'Bad address', meaning: 'The e-mail address is not valid.', isOptional: false },
  {
    code: 'heading',
    label: 'Repeated heading',
    meaning: 'The row names the columns again, as in exports that were pasted together.',
    isOptional: false,
  },
  {
    code: 'other_order',
    label: 'Other column order',
    meaning: 'A heading row above names the columns in another order, so the values would come into other fields.',
    isOptional: false,
  },
  {
    code: 'note',
    label: 'Note',
    meaning: 'The row is a line of text, such as a total below the table.',
    isOptional: false,
  },
  {
    code: 'wrong_column_count',
    label: 'Wrong column count',
    meaning: 'The row has more or fewer columns than the header.',
    isOptional: false,
  },
  { code: 'too_long', label: 'Too long', meaning: 'The row or one of its values is too long.', isOptional: false },
  {
    code: 'undecodable',
    label: 'Undecodable',
    meaning: 'The row contains bytes that are not valid in the file’s encoding.',
    isOptional: false,
  },
  {
    code: 'unknown_line',
    label: 'Unknown line',
    meaning: 'The row corrects a line that is not among the rejected rows.',
    isOptional: false,
  },
  {
    code: 'role_address',
    label: 'Role address',
    meaning: 'The address belongs to a function such as info@ or abuse@, not to a person.',
    isOptional: true,
  },
  {
    code: 'disposable_domain',
    label: 'Disposable domain',
    meaning: 'The address belongs to a provider of disposable addresses.',
    isOptional: true,
  },
] as const;

export type RejectReason = (typeof rejectReasons)[number]['code'];

/**
 * How many rows of an import went into each bucket. `opted_out` counts the rows that their own file says must not be mailed;
 * they are not rejected. `merged` counts the rows that another file counts: rejected ones that it corrected, and rows of a
 * correction that are still wrong.
 */
export interface AudienceCounts {
  readonly rows: number;
  readonly accepted: number;
  readonly rejected: number;
  readonly duplicates: number;
  readonly suppressed: number;
  readonly opted_out: number;
  readonly merged: number;
}

/** Whether every row is in exactly one bucket. */
export function bucketsAddUp(counts: AudienceCounts): boolean {
  const { rows, accepted, rejected, duplicates, suppressed, opted_out, merged } = counts;
  return accepted + rejected + duplicates + suppressed + opted_out + merged === rows;
}

interface AudienceVerdict {
  readonly status: Extract<AudienceStatus, 'Approved' | 'Error - Invalid Audience'>;
  readonly reasons: readonly { readonly code: string; readonly text: string }[];
}

/** Ways to import a file: its people replace those in use, are added to them, or correct rejected rows. */
export type ImportKind = 'replace' | 'add' | 'correct';

/** Decides the outcome of an import only from its counts. A correction that is sent again may bring nobody. */
export function audienceVerdict(
  { rows, accepted, rejected }: Pick<AudienceCounts, 'rows' | 'accepted' | 'rejected'>,
  limitPercent: number = REJECT_LIMIT_PERCENT,
  kind: ImportKind = 'replace',
): AudienceVerdict {
  const reasons = [
    ...(accepted > 0 || kind === 'correct' ? [] : [{ code: 'none_accepted', text: 'No row was accepted.' }]),
    ...(rejected * 100 > rows * limitPercent
      ? [
          {
            code: 'too_many_rejected',
            text: `${rejected} of ${rows} rows were rejected, which is more than ${limitPercent} %.`,
          },
        ]
      : []),
  ];
  return { status: reasons.length === 0 ? 'Approved' : 'Error - Invalid Audience', reasons };
}
