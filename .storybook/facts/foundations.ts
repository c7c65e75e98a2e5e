import type { Plugin } from 'vite';
import { fileURLToPath } from 'node:url';
import { policiesText } from '../../packages/design-system/policies.ts';
import { catalogue } from '../../packages/design-system/tokens/catalogue.ts';
import { picturedThemes } from '../pictures/keptPictures.ts';
import { changelog } from './changelog.ts';
import { propsOfComponents } from './props.ts';
import { usesOfComponents } from './uses.ts';

const MODULES: Record<string, () => unknown> = {
  'virtual:tokens': catalogue,
  'virtual:changelog': changelog,
  'virtual:policies': () => policiesText(fileURLToPath(new URL('../../packages/design-system/', import.meta.url))),
  'virtual:pictures': picturedThemes,
  'virtual:props': propsOfComponents,
  'virtual:uses': usesOfComponents,
};

/**
 * Gives the pages data from files that no browser reads: tokens with their users, the changes of each version, the props and
 * uses of components, and which stories have pictures.
 */
export function foundations(): Plugin {
  return {
    name: 'foundations',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load: async (id) => {
      const make = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined;
      return make && `export default ${JSON.stringify(await make())};`;
    },
  };
}
