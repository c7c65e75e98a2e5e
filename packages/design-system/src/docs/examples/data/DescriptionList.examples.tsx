import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';

export const Good = () => (
  <DescriptionList
    items={[
      { term: 'Advertiser', detail: 'Northlight' },
      { term: 'Product', detail: 'Launched' },
    ]}
  />
);

export const Bad = () => (
  <DescriptionList items={[{ term: 'This order belongs to the advertiser', detail: 'Northlight' }]} />
);
