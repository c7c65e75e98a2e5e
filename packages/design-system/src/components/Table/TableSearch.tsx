import { useEffect, useRef, useState } from 'react';
import { SearchInput } from '../SearchInput/SearchInput.tsx';

interface TableSearchProps {
  label: string;
  value: string;
  isServer: boolean;
  onSearch: (search: string) => void;
}

const PAUSE = 250;

/** Keeps what is typed at once, and asks a server after a pause or Enter. */
export function TableSearch({ label, value, isServer, onSearch }: TableSearchProps) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Back, or a cleared filter, changes the state from outside: the field follows.
  if (value !== known) {
    setKnown(value);
    setDraft(value);
  }
  function commit(search: string) {
    clearTimeout(timer.current);
    setKnown(search);
    if (search !== value) onSearch(search);
  }
  return (
    <div data-part="search">
      <SearchInput
        label={label}
        isLabelHidden
        placeholder={label}
        value={draft}
        onValueChange={(next) => {
          setDraft(next);
          clearTimeout(timer.current);
          if (!isServer || next === '') commit(next);
          else timer.current = setTimeout(() => commit(next), PAUSE);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(draft);
        }}
      />
    </div>
  );
}
