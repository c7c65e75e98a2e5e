import { Button, type ButtonSize } from '@mailroom/design-system';
import { useState } from 'react';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { PastedFile } from './PastedFile.tsx';

const PasteHtmlDialog = loadOnUse(async () => (await import('./PasteHtmlDialog.tsx')).PasteHtmlDialog);

/** A button that takes HTML as text. HTML that is pasted on the page is taken without it. */
export function PasteHtml({ onFile, size }: { onFile: (file: File) => void; size?: ButtonSize }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PastedFile onFile={onFile} />
      <Button size={size} onClick={() => setOpen(true)}>
        Paste HTML
      </Button>
      {isOpen && <PasteHtmlDialog onFile={onFile} onClose={() => setOpen(false)} />}
    </>
  );
}
