import type { Plugin } from 'vite';
import { catalogue } from '../../packages/design-system/tokens/catalogue.ts';
import { changelog } from './changelog.ts';
import { propsOfComponents } from './props.ts';
import { usesOfComponents } from './uses.ts';

const MODULES: Record<string, () => unknown> = {
  'virtual:tokens': catalogue,
  'virtual:changelog': changelog,
  'virtual:props': propsOfComponents,
  'virtual:uses': usesOfComponents,
};

/**
 * Gives the pages data from files that no browser reads: tokens with their users, the changes of each version, and the props
 * and uses of components.
 */
export function foundations(): Plugin {
  return {
    name: 'foundations',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load: (id) => {
      const make = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined;
      return make && `export default ${JSON.stringify(make())};`;
    },
  };
}
