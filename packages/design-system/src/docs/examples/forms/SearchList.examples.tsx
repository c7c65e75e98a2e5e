import { SearchList } from '../../../components/SearchList/SearchList.tsx';

export function Good() {
  return (
    <SearchList
      label="Accounts"
      query=""
      onQueryChange={() => undefined}
      onChoose={() => undefined}
      emptyText="No account has this name."
      items={[
        { id: '1', label: 'Northlight', isCurrent: true },
        { id: '2', label: 'Harbour' },
      ]}
    />
  );
}

export function Bad() {
  return (
    <SearchList
      label="Accounts"
      query=""
      onQueryChange={() => undefined}
      onChoose={() => undefined}
      emptyText="Type three letters."
      items={[]}
    />
  );
}
