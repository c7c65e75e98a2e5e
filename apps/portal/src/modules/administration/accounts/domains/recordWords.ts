import type { V2Schemas } from '@mailroom/api-client';
import type { BadgeProps } from '@mailroom/design-system';

type DnsRecord = V2Schemas['DnsRecord'];

interface StateWords {
  readonly label: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
}

/** The words for the state of a record after the last check. */
export const stateWords: Readonly<Record<DnsRecord['state'], StateWords>> = {
  ok: { label: 'Right', tone: 'success' },
  missing: { label: 'Missing', tone: 'warning' },
  wrong: { label: 'Wrong', tone: 'danger' },
  unreachable: { label: 'No answer', tone: 'secondary' },
  unchecked: { label: 'Not checked', tone: 'secondary' },
};

/** Says why a record is needed, to people who see these names for the first time. */
export const purposeWords: Readonly<Record<DnsRecord['purpose'], string>> = {
  dkim: 'Receivers read it to see that an e-mail is signed by you.',
  spf: 'It lists the servers that may send for the domain.',
  dmarc: 'It says what receivers do with e-mails that pass neither of the others.',
};

/** Returns the name of a record: 'DKIM, key m3-202611-12'. */
export function recordTitle({ purpose, selector }: Pick<DnsRecord, 'purpose' | 'selector'>): string {
  const name = purpose.toUpperCase();
  return selector === null ? name : `${name}, key ${selector}`;
}

/** Returns how many records a person has to look at: those that are missing or wrong. */
export function recordsToMend(records: readonly Pick<DnsRecord, 'state'>[]): number {
  return records.filter(({ state }) => state === 'missing' || state === 'wrong').length;
}
