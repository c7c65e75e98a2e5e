import { Sparkline } from '../../../components/Sparkline/Sparkline.tsx';

export const Good = () => <Sparkline label="Opens rose from 120 to 640 in a week" values={[120, 180, 310, 420, 640]} />;

export const Bad = () => <Sparkline label="sparkline" values={[1, 2]} />;
