import { StepList } from '@mailroom/design-system';

const STEPS = [
  { id: 'file', label: 'File' },
  { id: 'columns', label: 'Columns' },
  { id: 'sample', label: 'Sample' },
  { id: 'import', label: 'Import' },
  { id: 'ready', label: 'Ready' },
] as const;

type ImportStep = (typeof STEPS)[number]['id'];

interface ImportStepsProps {
  current: ImportStep;
  /** Whether the current step failed. */
  hasFailed?: boolean;
}

/** The steps from a file to people who can be mailed, with the current one marked. */
export function ImportSteps({ current, hasFailed = false }: ImportStepsProps) {
  const now = STEPS.findIndex(({ id }) => id === current);
  return (
    <StepList
      label="Steps of the import"
      steps={STEPS.map(({ id, label }, at) => {
        if (at > now) return { id, label, state: 'todo' };
        if (at < now || current === 'ready') return { id, label, state: 'done' };
        return { id, label, state: hasFailed ? 'error' : 'current' };
      })}
    />
  );
}
