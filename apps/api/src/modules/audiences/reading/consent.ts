import {
  consentColumns,
  consentReader,
  type ConsentColumn,
  type ConsentDecision,
} from '@mailroom/domain/consent/consentColumns';
import { invalid } from '../../../errors.ts';
import type { Mapping } from '../csv/mapping.ts';
import { rejectColumns } from './rejectFile.ts';

/** A person's choice about people whose row says that they must not be mailed. */
export interface ConsentChoice {
  choice: 'leave_out' | 'import';
  reason: string | null;
  decisions: readonly ConsentDecision[];
  /** Whether those who are left out go to a suppression list. Absent in imports from before one could ask for it. */
  suppress?: boolean;
}

export type ConsentInput = Pick<ConsentChoice, 'choice'> & {
  reason?: string | null | undefined;
  decisions?: readonly ConsentDecision[] | undefined;
  suppress?: boolean | undefined;
};

/** The choice as it is kept. A caller who says nothing about consent leaves these people out. */
export function consentChoice(input: ConsentInput | undefined): ConsentChoice {
  const { choice = 'leave_out', reason, decisions = [], suppress = false } = input ?? {};
  const given = reason?.trim() ?? '';
  if (choice === 'import' && given === '')
    throw invalid({ 'consent.reason': 'Say why people who opted out in the file may be mailed' });
  return { choice, reason: given === '' ? null : given, decisions, suppress: suppress && choice === 'leave_out' };
}

/** The columns that are read for consent. */
export function consentColumnsOf(header: readonly string[], mapping: readonly Mapping[]): readonly ConsentColumn[] {
  const email = mapping.find(({ field }) => field === 'email')?.column;
  const fields = mapping.filter(({ field }) => field !== 'ignore' && field !== 'custom').map(({ column }) => column);
  // Mailroom's own words about rejected rows, such as ‘No e-mail’, say nothing about consent.
  const own = Object.values(rejectColumns(header) ?? {});
  return consentColumns(header, { email, fields: new Set([...fields, ...own]) });
}

/** Returns a reader of rows that finds the cell that says not to mail the person. */
export function refusalsOf(header: readonly string[], mapping: readonly Mapping[], consent: ConsentChoice | undefined) {
  return consentReader(consentColumnsOf(header, mapping), consent?.decisions ?? []);
}
