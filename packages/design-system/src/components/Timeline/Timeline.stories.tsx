import preview from '../../../../../.storybook/preview.tsx';
import { Timeline, type TimelineItem } from './Timeline.tsx';

const meta = preview.meta({ title: 'Data/Timeline', component: Timeline });

const ITEMS: TimelineItem[] = [
  {
    id: '3',
    at: '2026-11-21T21:02:00Z',
    title: 'Launched',
    detail: 'by D. Okafor, attempt 1',
    tone: 'pre-success',
  },
  { id: '2', at: '2026-11-21T20:40:00Z', title: 'Held back', detail: '2 broken links', tone: 'danger' },
  { id: '1', at: '2026-11-20T14:00:00Z', title: 'Added', detail: 'by R. Almeida' },
];

export const Permutations = meta.story({ render: () => <Timeline items={ITEMS} /> });
