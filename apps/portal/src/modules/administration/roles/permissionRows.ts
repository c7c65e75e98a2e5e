import { permissions } from '@mailroom/domain/access/permissions';

const rows = permissions.map(({ name, description, group }) => ({ id: name, label: name, hint: description, group }));

/** The rows of a matrix of permissions whose name, description or area contains the text. */
export function permissionRows(text: string) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ label, hint, group }) => {
    const searched = `${label} ${hint} ${group}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}
