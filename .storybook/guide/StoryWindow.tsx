import { use, useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { DocsGlobals } from '../look/docsGlobals.ts';
import { usePageTheme } from '../look/pageTheme.ts';

const Window = styled.iframe`
  display: block;
  inline-size: 100%;
  border: 1px solid var(--mr-line);
  border-radius: var(--mr-radius-card);
  background: var(--mr-canvas);
  /* An empty window lets its ground through only in its own scheme; in a dark page it would be white. */
  color-scheme: light;
`;

interface StoryWindowProps {
  id: string;
  title: string;
  height: number;
  /** A theme that it keeps, whatever the toolbar says. Default: the page's. */
  fixedTheme?: string | undefined;
  ref?: Ref<HTMLIFrameElement>;
}

/** A story in a window of its own, for what lays itself over a page; it looks as the toolbar says. */
export function StoryWindow({ id, title, height, fixedTheme, ref }: StoryWindowProps) {
  const theme = usePageTheme();
  const globals = Object.entries({ ...use(DocsGlobals), theme })
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
  // Stories tell the page around them which globals they have: one in another theme would change the page's.
  const look = fixedTheme ? { look: fixedTheme } : undefined;
  const address = new URLSearchParams({ id, viewMode: 'story', globals, ...look });
  const [hasCome, setCome] = useState(false);
  return (
    <Window
      ref={ref}
      title={title}
      src={`iframe.html?${address}`}
      // The story's play takes the focus, so the story loads only when the reader scrolls to it. After that, a choice in
      // the toolbar must reach it immediately: a lazy frame sometimes stayed empty.
      loading={hasCome ? 'eager' : 'lazy'}
      onLoad={() => setCome(true)}
      style={{ blockSize: height }}
    />
  );
}
