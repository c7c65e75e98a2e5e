import { useEffect, useEffectEvent } from 'react';
import { pastedHtml } from './pastedHtml.ts';

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input:not([type="file"]), textarea, [contenteditable]') !== null
  );
}

/** Takes a file or HTML that is pasted anywhere on the page except into a field. Shows nothing. */
export function PastedFile({ onFile }: { onFile: (file: File) => void }) {
  const take = useEffectEvent((event: ClipboardEvent) => {
    if (isField(event.target) || !event.clipboardData) return;
    const { files } = event.clipboardData;
    const file = files[0] ?? pastedHtml(event.clipboardData.getData('text/plain'));
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  return null;
}
