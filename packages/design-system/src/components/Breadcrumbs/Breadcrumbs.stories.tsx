import preview from '../../../../../.storybook/preview.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = preview.meta({
  title: 'Layout/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Orders', href: '#orders' },
      { label: 'Winter season #10428', href: '#order' },
      { label: 'Products' },
    ],
  },
});

export const Permutations = meta.story({});
