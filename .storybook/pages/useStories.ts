import { useEffect, useState } from 'react';

export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  /** The file that it was read from: './packages/…/Table.stories.tsx'. */
  importPath: string;
}

/** Storybook's own list of stories, as both its servers and its build hand it out. */
export function useStories(): IndexEntry[] | undefined {
  const [entries, setEntries] = useState<IndexEntry[]>();
  useEffect(() => {
    const gone = new AbortController();
    fetch('./index.json', { signal: gone.signal })
      .then((answer) => answer.json() as Promise<{ entries: Record<string, IndexEntry> }>)
      .then((index) => setEntries(Object.values(index.entries)))
      .catch(() => undefined);
    return () => gone.abort();
  }, []);
  return entries;
}
