import type { Plugin } from 'vite';
import { leanStyles } from '../../packages/design-system/leanStyles.ts';

/** Keeps the remarks in styles out of what browsers download. */
export function lean(): Plugin {
  return {
    name: 'lean',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler: (code) => ({ code: leanStyles(code), map: null }),
    },
  };
}
