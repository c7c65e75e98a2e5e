const longest = 200;

/** A file's name as it is shown: no path, no control or direction characters, not endless. Never used as a path. */
export const safeName = (name: string): string => {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // eslint-disable-next-line no-control-regex -- these are what must go
  const plain = last
    .replaceAll(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .trim();
  if (plain.length <= longest) return plain || 'file';
  const dot = plain.lastIndexOf('.');
  const extension = dot > 0 && plain.length - dot <= 10 ? plain.slice(dot) : '';
  return plain.slice(0, longest - extension.length) + extension;
};
