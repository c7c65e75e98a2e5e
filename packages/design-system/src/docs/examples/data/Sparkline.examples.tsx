import { Sparkline } from '../../../components/Sparkline/Sparkline.tsx';

export function Good() {
  return <Sparkline label="Opens rose from 120 to 640 in a week" values={[120, 180, 310, 420, 640]} />;
}

export function Bad() {
  return <Sparkline label="sparkline" values={[1, 2]} />;
}
