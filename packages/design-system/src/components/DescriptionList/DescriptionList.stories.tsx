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

export const Permutations = meta.story({ render: () => <DescriptionList columns={2} items={ITEMS} /> });
