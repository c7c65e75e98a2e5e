import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';

export function Good() {
  return <ProgressBar label="Rows checked" value={41306} max={60000} note="41,306 of 60,000" secondsLeft={95} />;
}

export function Bad() {
  return <ProgressBar label="Working" isLabelHidden value={41} max={60} />;
}
