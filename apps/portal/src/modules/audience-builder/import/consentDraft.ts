import type { V1Schemas } from '@mailroom/api-client';
import type { ConsentDecision } from '@mailroom/domain/consent/consentColumns';
import { sumConsent, type ConsentSums } from '@mailroom/domain/consent/consentProfile';

export type ConsentProfile = V1Schemas['ConsentProfile'];

/** The user's choice about people whose row says that they must not be mailed. */
export interface ConsentDraft {
  readonly choice: 'leave_out' | 'import';
  readonly reason: string;
  /** Only where the user decided otherwise than the file. */
  readonly decisions: readonly ConsentDecision[];
  /** Whether those who are left out go to a suppression list of the account. */
  readonly suppress: boolean;
}

export const LEAVES_OUT: ConsentDraft = { choice: 'leave_out', reason: '', decisions: [], suppress: false };

/** The choice to begin with: what the account decided about the last file with these columns, or what the file says. */
export function firstChoice(profile: ConsentProfile | undefined): ConsentDraft {
  const { decisions = [], suppress = false } = profile?.remembered ?? {};
  return { ...LEAVES_OUT, decisions, suppress };
}

/** The sums of a profile under the user's decisions. */
export function sumsOf(profile: ConsentProfile, { decisions }: Pick<ConsentDraft, 'decisions'>): ConsentSums {
  return sumConsent(profile, decisions);
}

/** Says what is missing from the choice. */
export function whatConsentLacks({ choice, reason }: ConsentDraft): string | undefined {
  return choice === 'import' && reason.trim() === '' ? 'Say why they may be mailed' : undefined;
}

/** The choice as the import takes it. */
export function consentBody({ choice, reason, decisions, suppress }: ConsentDraft): V1Schemas['ConsentChoice'] {
  const isLeavingOut = choice === 'leave_out';
  return {
    choice,
    reason: isLeavingOut ? null : reason.trim(),
    decisions: [...decisions],
    suppress: isLeavingOut && suppress,
  };
}
