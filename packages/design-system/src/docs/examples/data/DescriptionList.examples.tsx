import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';

export function Good() {
  return (
    <DescriptionList
      items={[
        { term: 'Advertiser', detail: 'Northlight' },
        { term: 'Product', detail: 'Launched' },
      ]}
    />
  );
}

export function Bad() {
  return <DescriptionList items={[{ term: 'This order belongs to the advertiser', detail: 'Northlight' }]} />;
}
