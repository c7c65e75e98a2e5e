import { basename } from 'node:path';

const STYLED = /^((?:export )?const (\w+) = styled(?:\.\w+|\([\w.]+\))(?:\.attrs\([^`]*?\))?) ?`/gm;

/**
 * Gives every styled component of a built file a unique name. Without it styled-components numbers them in loading order, and a
 * server that has loaded everything numbers them differently from a browser that has loaded one screen. The page would then be
 * rendered again on hydration.
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
