import { useEffect, useState } from 'react';

type Preview = { kind: 'picture'; url: string } | { kind: 'text'; lines: string[] };

const TEXT_NAME = /\.(csv|tsv|txt|html?|css|json|xml|md|eml)$/i;
/** How many bytes of a text are read, and how many lines are shown. */
const HEAD = 2000;
const LINES = 3;

function isText(file: Blob, name: string): boolean {
  return file.type.startsWith('text/') || file.type === 'application/json' || TEXT_NAME.test(name);
}

/** The first lines of a text; empty for binary data that is named as text. */
export async function headOf(file: Blob): Promise<string[]> {
  const head = await file.slice(0, HEAD).text();
  return head.includes('\0') ? [] : head.split(/\r?\n/).slice(0, LINES);
}

/** A preview of a file, as far as possible without uploading it. */
export function usePreview(file: Blob | undefined, name: string): Preview | undefined {
  const [preview, setPreview] = useState<Preview | undefined>();
  useEffect(() => {
    if (file === undefined) return undefined;
    let isCurrent = true;
    const url = file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined;
    if (url !== undefined) setPreview({ kind: 'picture', url });
    else if (isText(file, name))
      // A file that was moved or changed since can't be read; it gets no preview.
      headOf(file).then(
        (lines) => isCurrent && setPreview(lines.join('') === '' ? undefined : { kind: 'text', lines }),
        () => undefined,
      );
    return () => {
      isCurrent = false;
      setPreview(undefined);
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [file, name]);
  return preview;
}
