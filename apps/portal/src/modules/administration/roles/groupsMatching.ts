import type { V2Schemas } from '@mailroom/api-client';
import { permissions } from '@mailroom/domain/access/permissions';

type Group = V2Schemas['Group'];

/** The groups whose name, description or one of whose permissions has all the words: 'launch' finds 'Launching'. */
export function groupsMatching(groups: readonly Group[], text: string): readonly Group[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  const described = new Map<string, string>(permissions.map(({ name, description }) => [name, description]));
  return groups.filter((group) => {
    const held = group.permissions?.map(({ name }) => `${name} ${described.get(name) ?? ''}`) ?? [];
    return [`${group.name} ${group.description}`, ...held].some((line) =>
      words.every((word) => line.toLowerCase().includes(word)),
    );
  });
}
