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
}

export const LEAVES_OUT: ConsentDraft = { choice: 'leave_out', reason: '', decisions: [] };

/** The sums of a profile under the user's decisions. */
export function sumsOf(profile: ConsentProfile, { decisions }: Pick<ConsentDraft, 'decisions'>): ConsentSums {
  return sumConsent(profile, decisions);
}

/** Says what the choice still needs. */
export function whatConsentLacks({ choice, reason }: ConsentDraft): string | undefined {
  return choice === 'import' && reason.trim() === '' ? 'Say why they may be mailed' : undefined;
}

/** The choice as the import takes it. */
export function consentBody({ choice, reason, decisions }: ConsentDraft): V1Schemas['ConsentChoice'] {
  return { choice, reason: choice === 'import' ? reason.trim() : null, decisions: [...decisions] };
}
