import { StatCard } from '../../../components/StatCard/StatCard.tsx';

export const Good = () => <StatCard label="delivered" value={41306} note="98.2% of 42,063" />;

export const Bad = () => <StatCard label="index" value="0.7342" />;
