import { ProgressRing } from '../../../components/ProgressRing/ProgressRing.tsx';

export function Good() {
  return <ProgressRing label="Checking 14 links" value={9} max={14} secondsLeft={20} />;
}

export function Bad() {
  return <ProgressRing label="Loading" isLabelHidden value={0} max={0} />;
}
