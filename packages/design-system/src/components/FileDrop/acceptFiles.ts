import type { DataTexts } from '../../provider/dataTexts.ts';

interface Rules {
  accept: readonly string[];
  maxBytes: number | undefined;
  isMultiple: boolean;
  texts: DataTexts;
  bytes: (value: number) => string;
}

interface Sorted {
  accepted: File[];
  /** Why each of the other files was refused, as sentences. */
  refused: string[];
}

/**
 * Whether a file matches `.csv`, `text/html` or `image/*`, as in an input's `accept`. Operating systems often report no
 * media type, so the extension decides too.
 */
export function isAccepted(file: { name: string; type: string }, accept: readonly string[]): boolean {
  const name = file.name.toLowerCase();
  return (
    accept.length === 0 ||
    accept.some((rule) => {
      const pattern = rule.trim().toLowerCase();
      if (pattern.startsWith('.')) return name.endsWith(pattern);
      if (pattern.endsWith('/*')) return file.type.startsWith(pattern.slice(0, -1));
      return file.type === pattern;
    })
  );
}

/** The types in words: extensions if there are any, because media types mean nothing to most people. */
export function typeWords(accept: readonly string[]): string {
  const endings = accept.filter((rule) => rule.startsWith('.'));
  return (endings.length > 0 ? endings : accept).join(', ');
}

export function sortFiles(files: readonly File[], { accept, maxBytes, isMultiple, texts, bytes }: Rules): Sorted {
  const accepted: File[] = [];
  const refused: string[] = [];
  for (const file of files) {
    if (!isAccepted(file, accept)) refused.push(texts.fileTypeRefused(file.name, typeWords(accept)));
    else if (maxBytes !== undefined && file.size > maxBytes) {
      refused.push(texts.fileTooLarge(file.name, bytes(file.size), bytes(maxBytes)));
    } else accepted.push(file);
  }
  if (!isMultiple && accepted.length > 1) {
    accepted.length = 1;
    refused.push(texts.oneFileOnly);
  }
  return { accepted, refused };
}
