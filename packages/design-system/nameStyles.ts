import { basename } from 'node:path';

const STYLED = /^((?:export )?const (\w+) = styled(?:\.\w+|\([\w.]+\))(?:\.attrs\([^`]*?\))?) ?`/gm;

/**
 * Gives every styled component of a built file a name of its own. Without one styled-components counts them as they load, and a
 * server that has loaded everything counts differently from a browser that has loaded one screen: the page that was sent would
 * be drawn anew when it comes to life.
 */
export function nameStyles(file: string, code: string): string {
  const owner = basename(file, '.js').replace('.styles', '');
  const idOf = (name: string): string =>
    ['Root', owner, `${owner}Root`].includes(name) ? `mr-${owner}` : `mr-${owner}-${name}`;
  return code.replaceAll(
    STYLED,
    (_all, head: string, name: string) => `${head}.withConfig({ componentId: '${idOf(name)}' }) \``,
  );
}
