/** The fields of one group by name in lower case. A name that comes twice keeps its first value. */
export type Fields = ReadonlyMap<string, string>;

/** Reads the groups of fields that RFC 3464 and RFC 5965 write: headers in form, with an empty line between two groups. */
export function fieldGroups(text: string): Fields[] {
  const unfolded = text.replaceAll(/\r\n?/g, '\n').replaceAll(/\n[ \t]+(?=\S)/g, ' ');
  return unfolded
    .split(/\n\s*\n/)
    .map((group) => {
      const fields = new Map<string, string>();
      for (const line of group.split('\n')) {
        const [, name = '', value = ''] = /^([\w-]+):(.*)$/.exec(line) ?? [];
        const key = name.toLowerCase();
        if (key !== '' && !fields.has(key)) fields.set(key, value.trim());
      }
      return fields;
    })
    .filter((fields) => fields.size > 0);
}

/** A field without the type before its value: `rfc822; ann@mail.example` is the address. */
export function withoutType(value: string): string {
  return value.slice(value.indexOf(';') + 1).trim();
}
