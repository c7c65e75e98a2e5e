const longest = 200;

/** Control characters, invisible characters, and those that change the reading direction. */
const unwanted = /\p{Cc}|\p{Cf}/gu;

/** A file's display name: without a path, without control or direction characters, and limited in length. Never used as a path. */
export function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replaceAll(unwanted, '').trim();
  if (plain.length <= longest) return plain || 'file';
  const dot = plain.lastIndexOf('.');
  const extension = dot > 0 && plain.length - dot <= 10 ? plain.slice(dot) : '';
  return plain.slice(0, longest - extension.length) + extension;
}
