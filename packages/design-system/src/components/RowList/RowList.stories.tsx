import preview from '../../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { RowList } from './RowList.tsx';

const meta = preview.meta({
  title: 'Data/RowList',
  component: RowList,
  args: {
    label: 'Waiting for you',
    items: [
      {
        id: '1',
        href: '#1',
        title: 'Parcel for the north',
        lead: <Badge tone="danger">Held</Badge>,
        detail: '2 stamps short',
        end: 'by 2:00 PM today',
      },
      {
        id: '2',
        href: '#2',
        title: 'A parcel whose name is so long that it has to be broken over more than one line of the row',
        lead: <Badge tone="warning">Weighed</Badge>,
        detail:
          'The sorting machine in hall 4 could not read the address, and two people have tried by hand since then',
        end: 'by Sun 7:15 PM',
      },
      { id: '3', href: '#3', title: '東京への小包' },
    ],
  },
});

export const Default = meta.story();

export const Small = meta.story({ globals: { viewport: { value: 'mobile1' } } });
