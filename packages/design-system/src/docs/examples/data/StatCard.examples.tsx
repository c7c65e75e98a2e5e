import { StatCard } from '../../../components/StatCard/StatCard.tsx';

export function Good() {
  return <StatCard label="delivered" value={41306} note="98.2% of 42,063" />;
}

export function Bad() {
  return <StatCard label="index" value="0.7342" />;
}
