import type { V1Schemas } from '@mailroom/api-client';

/** Ways to import a file for an audience that has people. */
export type ImportWay = 'replace' | 'add' | 'correct';

export type Step = 'file' | 'columns' | 'sample' | 'consent' | 'people';

/** The facts that decide which step follows. */
interface Route {
  /** Whether the file has columns about consent. */
  hasConsent: boolean;
  /** Whether the user must say what happens with the people in use. */
  hasPeople: boolean;
  /** Whether the file has the columns of rejected rows, which need no mapping to correct them. */
  corrects: boolean;
  way: ImportWay | undefined;
  /** Whether the user has seen the columns. */
  isMapped: boolean;
}

/** The step after another one; 'start' when the import can begin. */
export function stepAfter(step: Step, { hasConsent, hasPeople, corrects, way, isMapped }: Route): Step | 'start' {
  const last = hasPeople ? 'people' : 'start';
  switch (step) {
    case 'file':
      return corrects && hasPeople ? 'people' : 'columns';
    case 'columns':
      return 'sample';
    case 'sample':
      return hasConsent ? 'consent' : last;
    case 'consent':
      return last;
    default:
      // Only a correction knows its columns without the user.
      return way !== 'correct' && !isMapped ? 'columns' : 'start';
  }
}

/** The step before another one. */
export function stepBefore(step: Step, { hasConsent, isMapped }: Route): Step {
  if (step === 'sample') return 'columns';
  if (step === 'consent') return 'sample';
  if (step === 'people' && isMapped) return hasConsent ? 'consent' : 'sample';
  return 'file';
}

/** Why an import would leave everything as it is or leave nobody; undefined when it does something. */
export function whyNothing(
  { correct, add, replace }: Pick<V1Schemas['AudienceComparison'], 'correct' | 'add' | 'replace'>,
  way: ImportWay,
): string | undefined {
  if (way === 'correct') return correct?.corrected === 0 ? 'No row of the file is correct yet' : undefined;
  // A file without a new person may still say who opted out meanwhile: they go.
  if (way === 'add') return add?.come === 0 && add.go === 0 ? 'The file has nobody new' : undefined;
  return replace.people === 0 ? 'The file has nobody who can be imported' : undefined;
}
