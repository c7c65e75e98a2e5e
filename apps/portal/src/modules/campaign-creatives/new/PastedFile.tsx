import { declaredAsUtf8 } from '@mailroom/domain/forms/declaredEncoding';
import { useEffect, useEffectEvent } from 'react';
import { PASTED } from './pastedName.ts';

const HTML = /<[a-z!][^>]*>/i;

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input:not([type="file"]), textarea, [contenteditable]') !== null
  );
}

function fileIn(data: DataTransfer): File | undefined {
  const [file] = data.files;
  if (file) return file;
  const text = data.getData('text/plain');
  return HTML.test(text) ? new File([declaredAsUtf8(text)], PASTED, { type: 'text/html' }) : undefined;
}

/** Takes a file or HTML that is pasted anywhere on the page except into a field. Shows nothing. */
export function PastedFile({ onFile }: { onFile: (file: File) => void }) {
  const take = useEffectEvent((event: ClipboardEvent) => {
    if (isField(event.target) || !event.clipboardData) return;
    const file = fileIn(event.clipboardData);
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
