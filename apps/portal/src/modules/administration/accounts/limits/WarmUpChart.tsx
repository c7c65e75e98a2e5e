import { BarChart } from '@mailroom/design-system';
import { warmUpDays, type WarmUp } from '@mailroom/domain/delivery/paceWarmUp';

/** Two months. A plan that takes longer goes on behind the last bar. */
const MOST_DAYS = 60;

/** '11/30', as dates are written, without the year. */
function shortDay(day: string): string {
  return day.slice(5).replace('-', '/');
}

/** How many people each day of the plan allows. */
export function WarmUpChart({ plan }: { plan: WarmUp }) {
  const bars = warmUpDays(plan, MOST_DAYS).map(({ day, messages }) => ({
    id: day,
    label: shortDay(day),
    value: messages,
  }));
  if (bars.length === 0) return null;
  return <BarChart title="People a day" bars={bars} labels={{ bar: 'Day', value: 'People' }} height={200} />;
}
