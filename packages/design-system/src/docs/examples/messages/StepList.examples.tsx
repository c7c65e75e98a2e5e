import { StepList } from '../../../components/StepList/StepList.tsx';

export function Good() {
  return (
    <StepList
      label="Launch"
      steps={[
        { id: 'a', label: 'Audience', state: 'done' },
        { id: 'b', label: 'Approval', state: 'current', note: 'R. Almeida' },
        { id: 'c', label: 'Sending', state: 'todo' },
      ]}
    />
  );
}

export function Bad() {
  return (
    <StepList
      label="Login"
      steps={['Press', 'Type', 'Tab', 'Type again', 'Press again'].map((label) => ({
        id: label,
        label,
        state: 'todo' as const,
      }))}
    />
  );
}
