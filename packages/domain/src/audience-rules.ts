import type { AudienceStatus } from './audience-statuses.ts';
import { REJECT_LIMIT_PERCENT } from './constants.ts';

/** Why a row of a file is no member. The last two only apply where an account's settings ask for them. */
export const rejectReasons = [
  { code: 'no_email', label: 'No e-mail', meaning: 'The e-mail column is empty.', isOptional: false },
  { code: 'bad_address', label: 'Bad address', meaning: 'The e-mail address is not valid.', isOptional: false },
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
    meaning: 'The row holds bytes that are no text in the file’s encoding.',
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
    meaning: 'The address is of a provider of throw-away addresses.',
    isOptional: true,
  },
] as const;

export type RejectReason = (typeof rejectReasons)[number]['code'];

/** The buckets of one import. `merged` are rows that a correction took over into this version. */
export interface AudienceCounts {
  readonly rows: number;
  readonly accepted: number;
  readonly rejected: number;
  readonly duplicates: number;
  readonly suppressed: number;
  readonly merged: number;
}

/** Every input line is in exactly one bucket. */
export function bucketsAddUp({ rows, accepted, rejected, duplicates, suppressed, merged }: AudienceCounts): boolean {
  return accepted + rejected + duplicates + suppressed + merged === rows;
}

export interface AudienceVerdict {
  readonly status: Extract<AudienceStatus, 'Approved' | 'Error - Invalid Audience'>;
  readonly reasons: readonly { readonly code: string; readonly text: string }[];
}

/** The outcome of an import, from its counts alone. */
export function audienceVerdict(
  { rows, accepted, rejected }: Pick<AudienceCounts, 'rows' | 'accepted' | 'rejected'>,
  limitPercent: number = REJECT_LIMIT_PERCENT,
): AudienceVerdict {
  const reasons = [
    ...(accepted > 0 ? [] : [{ code: 'none_accepted', text: 'No row was accepted.' }]),
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
