import type { Module } from './moduleGraph.ts';

/** The rooms of a module from the ground up, as its README tells them. Undefined for a README that doesn't. */
export function roomsIn(readme: string): string[] | undefined {
  const [, told] = /^Rooms, from the ground up: (.+)\.$/m.exec(readme) ?? [];
  return told?.split(', ').map((name) => name.replaceAll('`', ''));
}

/** The room of a file; undefined for one that lies in the module's own folder or outside of it. */
function roomOf(folder: string, path: string): string | undefined {
  if (!path.startsWith(`${folder}/`)) return undefined;
  const parts = path.slice(folder.length + 1).split('/');
  return parts.length > 1 ? parts[0] : undefined;
}

/** The imports by which a room of the module reaches one above it, and the rooms that `rooms` leaves out. Tests may reach anywhere. */
export function reachesUp(folder: string, rooms: readonly string[], modules: readonly Module[]): string[] {
  const own = modules.filter(({ path }) => roomOf(folder, path) !== undefined && !/\.test\.tsx?$/.test(path));
  const faults = own.flatMap(({ path, imports }) => {
    const floor = rooms.indexOf(roomOf(folder, path) ?? '');
    if (floor === -1) return [`${path}: its room is not in the README's order`];
    return imports.flatMap(({ from }) => {
      const room = roomOf(folder, from);
      return room !== undefined && rooms.indexOf(room) > floor ? [`${path} reaches up to ${from}`] : [];
    });
  });
  return [...new Set(faults)];
}
