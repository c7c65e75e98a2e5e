import { useEffect, useRef, useState } from 'react';
import { SearchInput } from '../../SearchInput/SearchInput.tsx';

interface TableSearchProps {
  label: string;
  value: string;
  isServer: boolean;
  onSearch: (search: string) => void;
}

/** How long the reader must pause before a server is asked, in ms. */
const PAUSE = 250;

/** Searches client data with each key, and a server after a pause or Enter. */
export function TableSearch({ label, value, isServer, onSearch }: TableSearchProps) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  const [pending, setPending] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // A state in the URL can answer late, after more was typed. Answers to our own searches change nothing. Any other value
  // comes from outside (Back, a cleared filter), and the field shows it.
  if (value !== seen) {
    const answered = pending.indexOf(value);
    setSeen(value);
    setPending(answered === -1 ? [] : pending.slice(answered + 1));
    if (answered === -1) setDraft(value);
  }
  function commit(search: string) {
    clearTimeout(timer.current);
    if (search === (pending.at(-1) ?? value)) return;
    setPending([...pending, search]);
    onSearch(search);
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
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit(draft);
        }}
      />
    </div>
  );
}
