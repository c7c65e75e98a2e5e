import { dirname } from 'node:path';
import type { Module } from './moduleGraph.ts';

/** The rooms of a module from the ground up, as its README lists them. Undefined for a README that doesn't. */
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

/** Tests and stories may reach anywhere. */
const MAY_REACH_ANYWHERE = /\.(?:test|stories|soak|setup)\.tsx?$/;

/** The imports from a room of the module to one above it, and the rooms that `rooms` leaves out. */
export function reachesUp(folder: string, rooms: readonly string[], modules: readonly Module[]): string[] {
  const own = modules.filter(({ path }) => roomOf(folder, path) !== undefined && !MAY_REACH_ANYWHERE.test(path));
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

interface Step {
  folder: string;
  from: string;
  to: string;
}

/** Where an import leads from one room of a folder to another; undefined inside a room and between workspaces. */
function stepOf(importer: string, imported: string): Step | undefined {
  const [own, other] = [dirname(importer).split('/'), dirname(imported).split('/')];
  const depth = own.findIndex((name, at) => name !== other[at]);
  const [from, to] = [own[depth], other[depth]];
  const inWorkspace = own[0] === 'apps' || own[0] === 'packages' ? 2 : 1;
  if (from === undefined || to === undefined || depth < inWorkspace) return undefined;
  return { folder: own.slice(0, depth).join('/'), from, to };
}

/** The imports of rooms that import each other. */
export function mutualRooms(modules: readonly Module[]): string[] {
  const steps = new Map<string, string[]>();
  const source = modules.filter(({ path }) => !MAY_REACH_ANYWHERE.test(path));
  for (const { path, imports } of source) {
    for (const { from: imported } of imports) {
      const step = stepOf(path, imported);
      if (!step) continue;
      const key = `${step.folder}: ${step.from} ${step.to}`;
      steps.set(key, [...(steps.get(key) ?? []), `${path} imports ${imported}`]);
    }
  }
  return [...steps].flatMap(([key, imports]) => {
    const [folder, from, to] = key.split(' ');
    return steps.has(`${folder} ${to} ${from}`) ? imports : [];
  });
}
