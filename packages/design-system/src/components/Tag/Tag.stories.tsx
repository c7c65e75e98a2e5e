import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Tag } from './Tag.tsx';

const meta = preview.meta({ title: 'Status/Tag', component: Tag, args: { children: 'seed list' } });

export const Permutations = meta.story({});

/** In a line that is too narrow the tag ends in dots, and doesn't push its neighbours aside. */
export const TooLong = meta.story({
  render: () => (
    <div style={{ inlineSize: 120 }}>
      Members <Tag>list of the northern branches</Tag>
    </div>
  ),
  play: async ({ canvas }) => {
    const tag = canvas.getByText('list of the northern branches');
    await expect(tag.getBoundingClientRect().width).toBeLessThanOrEqual(120);
    await expect(tag.scrollWidth).toBeGreaterThan(tag.clientWidth);
  },
});
