import { Split, Tabs, useMedia } from '@mailroom/design-system';
import type { ReactNode } from 'react';

/** In px. Wide enough for an e-mail of 640 px beside its edges and a scroll bar. */
const ASIDE = 700;

/** The code beside its preview. A phone shows one at a time: one below the other would be two screens apart. */
export function HtmlPanes({ code, preview }: { code: ReactNode; preview: ReactNode }) {
  const isPhone = useMedia('(max-width: 719px)');
  if (!isPhone) {
    return (
      <Split asideWidth={ASIDE} aside={preview} isFilling>
        {code}
      </Split>
    );
  }
  return (
    <Tabs
      label="Code and preview"
      items={[
        // Kept, or the undo history would be lost by a look at the preview.
        { id: 'code', label: 'Code', content: code, isKept: true },
        { id: 'preview', label: 'Preview', content: preview },
      ]}
    />
  );
}
