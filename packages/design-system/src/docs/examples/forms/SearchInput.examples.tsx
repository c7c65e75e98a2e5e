import { SearchInput } from '../../../components/SearchInput/SearchInput.tsx';

export const Good = () => <SearchInput label="Search by name or product" value="" onValueChange={() => undefined} />;

export const Bad = () => <SearchInput label="Search…" value="" onValueChange={() => undefined} />;
