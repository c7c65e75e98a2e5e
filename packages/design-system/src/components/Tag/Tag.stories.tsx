import preview from '../../../../../.storybook/preview.tsx';
import { Tag } from './Tag.tsx';

const meta = preview.meta({ title: 'Status/Tag', component: Tag, args: { children: 'seed list' } });

export const Permutations = meta.story({});
