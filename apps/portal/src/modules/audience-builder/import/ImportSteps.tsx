import { StepList } from '@mailroom/design-system';

const STEPS = [
  { id: 'file', label: 'File' },
  { id: 'columns', label: 'Columns' },
  { id: 'sample', label: 'Sample' },
  { id: 'consent', label: 'Consent' },
  { id: 'people', label: 'People' },
  { id: 'import', label: 'Import' },
  { id: 'ready', label: 'Ready' },
] as const;

type ImportStep = (typeof STEPS)[number]['id'];

interface ImportStepsProps {
  current: ImportStep;
  /** Whether the current step failed. */
  hasFailed?: boolean;
  /** Whether the file has columns about consent, so that there is a step for them. Default false. */
  hasConsent?: boolean;
  /** Whether there are people in use, so that a step asks what happens with them. Default false. */
  hasPeople?: boolean;
  /** Whether the file corrects rejected rows, whose columns are known. Default false. */
  isCorrection?: boolean;
}

/** The steps from a file to people who can be mailed, with the current one marked. */
export function ImportSteps({
  current,
  hasFailed = false,
  hasConsent = false,
  hasPeople = false,
  isCorrection = false,
}: ImportStepsProps) {
  const hidden: readonly ImportStep[] = [
    ...(hasConsent && !isCorrection ? [] : (['consent'] as const)),
    ...(hasPeople ? [] : (['people'] as const)),
    ...(isCorrection ? (['columns', 'sample'] as const) : []),
  ];
  const shown = STEPS.filter(({ id }) => !hidden.includes(id));
  const now = shown.findIndex(({ id }) => id === current);
  return (
    <StepList
      label="Steps of the import"
      steps={shown.map(({ id, label }, at) => {
        if (at > now) return { id, label, state: 'todo' };
        if (at < now || current === 'ready') return { id, label, state: 'done' };
        return { id, label, state: hasFailed ? 'error' : 'current' };
      })}
    />
  );
}
