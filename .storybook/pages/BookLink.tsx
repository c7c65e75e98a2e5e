import { Link } from '@mailroom/design-system';
import type { MouseEvent, ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** A link to another story. Storybook navigates: a plain link would reload it and lose the toolbar's choices. */
export function BookLink({ id, children }: { id: string; children: ReactNode }) {
  const address = `?path=/story/${id}`;
  function go(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, address);
  }
  return (
    <Link href={`./${address}`} target="_top" onClick={go}>
      {children}
    </Link>
  );
}
