import { SearchInput } from '../../../components/SearchInput/SearchInput.tsx';

export function Good() {
  return <SearchInput label="Search by name or product" value="" onValueChange={() => undefined} />;
}

export function Bad() {
  return <SearchInput label="Search…" value="" onValueChange={() => undefined} />;
}
