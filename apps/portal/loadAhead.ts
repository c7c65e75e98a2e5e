import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The page of a route: `{ path: 'accounts/:id', lazy: async () => … await import('./accounts/AccountPage.tsx')…`. */
const ROUTE = /path: '([^']+)',\s+lazy: async \(\) =>[^;]*?await import\('\.\/([\w/]+\.tsx)'\)/g;

/** The source files that each address starts with; `:id` stands for the number in the address. */
function sourcesByAddress(folder: string): readonly (readonly [string, readonly string[]])[] {
  const routes = globSync('src/modules/*/*.routes.tsx', { cwd: folder }).toSorted();
  return routes.flatMap((routeFile) => {
    const module = dirname(routeFile);
    const found = [...readFileSync(join(folder, routeFile), 'utf8').matchAll(ROUTE)];
    if (found.length === 0) throw new Error(`${routeFile} has no route that can be read`);
    return found.map(
      ([, path = '', page = '']) => [`/${basename(module)}/${path}`, [routeFile, join(module, page)]] as const,
    );
  });
}

/** A chunk with its static imports. */
function withImports(bundle: Rolldown.OutputBundle, file: string, known: Set<string>): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || known.has(file)) return known;
  known.add(file);
  for (const next of chunk.imports) withImports(bundle, next, known);
  return known;
}

/** Runs in the browser, beside the portal's first script. Loads a module's code only for signed-in users. */
function ask(pages: Readonly<Record<string, readonly string[]>>, font: string): void {
  // Preloads the font, because text that wraps differently once it arrives shifts the page. Scripts come first.
  const face = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', fetchPriority: 'low', href: font };
  document.head.append(Object.assign(document.createElement('link'), face));
  try {
    if (localStorage.getItem('access-token') === null) return;
    const path = location.pathname.replace(/\/\d+$/, '/:id');
    for (const href of pages[path] ?? []) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
      document.head.append(link);
    }
  } catch {
    // Without storage, the page loads its parts later, when it reaches them.
  }
}

/**
 * Without this plugin the browser would ask for the module's routes only after the first script, and for the page only
 * after the routes: two round trips more.
 */
export function loadAhead(): Plugin {
  return {
    name: 'load-ahead',
    apply: 'build',
    // First in the page: browsers open six connections per server, and the other files would take them all.
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: '/ahead.js', async: true }, injectTo: 'head-prepend' }],
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = new Set<string>();
      for (const chunk of chunks) if (chunk.isEntry) withImports(bundle, chunk.fileName, first);
      const brought = (source: string) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === join(import.meta.dirname, source));
        if (!chunk) throw new Error(`${source} does not have its own chunk`);
        return [...withImports(bundle, chunk.fileName, new Set())];
      };
      const addresses = [
        ['/landing', ['src/modules/landing/WaitingForYou.tsx']] as const,
        ...sourcesByAddress(import.meta.dirname),
      ];
      const pages = addresses.map(([address, sources]) => {
        const files = new Set(sources.flatMap(brought));
        return [address, [...files].filter((file) => !first.has(file)).map((file) => `/${file}`)] as const;
      });
      const font = Object.keys(bundle).find((name) => /ibm-plex-sans-latin-wght-normal.*\.woff2$/.test(name));
      if (!font) throw new Error('The face of nearly all texts is not among the files');
      const given = [Object.fromEntries(pages), `/${font}`].map((value) => JSON.stringify(value)).join(', ');
      const source = `(${ask.toString()})(${given});\n`;
      this.emitFile({ type: 'asset', fileName: 'ahead.js', source });
    },
  };
}
