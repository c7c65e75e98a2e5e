import { Stack } from '@mailroom/design-system';
import { BookLink } from '../pages/BookLink.tsx';
import { sentenceCase } from '../pages/sentenceCase.ts';
import { useStories } from '../pages/useStories.ts';

interface StoriesOfProps {
  /** The component's own stories. */
  own: readonly { id: string; name: string }[];
  /** The file that they stand in; others of its folder without a page of their own follow. */
  file: string;
}

/** Links to each story of a component. */
export function StoriesOf({ own, file }: StoriesOfProps) {
  const entries = useStories() ?? [];
  const folder = /components\/[^/]+\//.exec(file)?.[0] ?? file;
  const withPage = new Set(entries.filter(({ type }) => type === 'docs').map(({ title }) => title));
  const further = entries.filter(
    ({ importPath, title, type }) => type === 'story' && importPath.includes(folder) && !withPage.has(title),
  );
  return (
    <Stack direction="row" gap={16} isWrapping>
      {[...own, ...further].map(({ id, name }) => (
        <BookLink key={id} id={id}>
          {sentenceCase(name)}
        </BookLink>
      ))}
    </Stack>
  );
}
