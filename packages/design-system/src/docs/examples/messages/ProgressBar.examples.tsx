import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';

export const Good = () => (
  <ProgressBar label="Rows checked" value={41306} max={60000} note="41,306 of 60,000" secondsLeft={95} />
);

export const Bad = () => <ProgressBar label="Working" isLabelHidden value={41} max={60} />;
