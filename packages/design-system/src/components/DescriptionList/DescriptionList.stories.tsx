import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Code } from '../Code/Code.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = preview.meta({ title: 'Data/DescriptionList', component: DescriptionList });

const ITEMS = [
  { term: 'Subject', detail: 'Your winter tyres are due' },
  { term: 'From', detail: 'Brückner Service' },
  { term: 'Hash', detail: <Code>9f2c7e1e6b0d4c3a9f2c7e1e6b0d4c3a9f2c7e1e6b0d4c3a9f2c7e1e6b0d4c3a</Code> },
  { term: 'Preheader', detail: null },
];

export const Permutations = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {([1, 2, 3] as const).map((columns) => (
        <DescriptionList key={columns} columns={columns} items={ITEMS} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const [subject] = canvas.getAllByRole('term');
    await expect(subject).toHaveTextContent('Subject');
    await expect(canvas.getAllByText('—')).toHaveLength(3);
  },
});

/** A long hash breaks instead of making the page scroll sideways. */
export const Small = meta.story({
  globals: { viewport: { value: 'w320' } },
  render: () => <DescriptionList columns={3} items={ITEMS} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** For trying the controls only; it checks nothing. */
export const Playground = meta.story({ tags: ['!test'], args: { items: ITEMS } });
