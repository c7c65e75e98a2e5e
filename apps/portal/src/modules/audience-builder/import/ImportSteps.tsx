import { StepList } from '@mailroom/design-system';

const STEPS = [
  { id: 'file', label: 'File' },
  { id: 'columns', label: 'Columns' },
  { id: 'sample', label: 'Sample' },
  { id: 'import', label: 'Import' },
  { id: 'ready', label: 'Ready' },
] as const;

export type ImportStep = (typeof STEPS)[number]['id'];

interface ImportStepsProps {
  current: ImportStep;
  /** The current step led to nothing. */
  hasFailed?: boolean;
}

/** From a file to people who can be mailed, and how far this one is. */
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
