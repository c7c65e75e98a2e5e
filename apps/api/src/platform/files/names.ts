import { MIMEType } from 'node:util';

const LONGEST = 200;

/** Control characters, invisible characters, those that change the reading direction, and separators of lines. */
const UNWANTED = /\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/gu;

/** A file's display name: without a path, without control or direction characters, and limited in length. Never used as a path. */
export function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replaceAll(UNWANTED, '').trim();
  if (plain.length <= LONGEST) return plain || 'file';
  const dot = plain.lastIndexOf('.');
  const extension = dot > 0 && plain.length - dot <= 10 ? plain.slice(dot) : '';
  return plain.slice(0, LONGEST - extension.length) + extension;
}

/**
 * The media type that a caller named, without its parameters. It is stored and later sent as a header, and neither takes
 * every character, so anything else becomes the type of unknown bytes.
 */
export function safeType(type: string): string {
  try {
    return new MIMEType(type).essence;
  } catch {
    return 'application/octet-stream';
  }
}
