import { StepList } from '../../../components/StepList/StepList.tsx';

export const Good = () => (
  <StepList
    label="Launch"
    steps={[
      { id: 'a', label: 'Audience', state: 'done' },
      { id: 'b', label: 'Approval', state: 'current', note: 'R. Almeida' },
      { id: 'c', label: 'Sending', state: 'todo' },
    ]}
  />
);

export const Bad = () => (
  <StepList
    label="Login"
    steps={['Press', 'Type', 'Tab', 'Type again', 'Press again'].map((label) => ({
      id: label,
      label,
      state: 'todo' as const,
    }))}
  />
);
