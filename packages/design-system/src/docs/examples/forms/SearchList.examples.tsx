import { SearchList } from '../../../components/SearchList/SearchList.tsx';

export const Good = () => (
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

export const Bad = () => (
  <SearchList
    label="Accounts"
    query=""
    onQueryChange={() => undefined}
    onChoose={() => undefined}
    emptyText="Type three letters."
    items={[]}
  />
);
