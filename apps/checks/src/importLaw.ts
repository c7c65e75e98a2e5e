import { readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Ban {
  group?: string[];
  regex?: string;
  message: string;
  allowTypeImports?: boolean;
}
interface Named {
  name: string;
  importNames: string[];
  message: string;
}
export interface Override {
  files: string[];
  rules: Record<string, unknown>;
}

/** The server's modules by rank. A module may import from lower ranks only; equal ranks don't know each other. */
const apiRanks: Readonly<Record<string, number>> = {
  accounts: 1,
  activity: 2,
  views: 2,
  creatives: 2,
  audiences: 2,
  installs: 2,
  orders: 3,
  launches: 4,
  products: 5,
  tasks: 5,
  reports: 6,
  notifications: 7,
};

/** Returns the modules of the server that a module may import from. */
export function modulesBelow(name: string): string[] {
  const rank = apiRanks[name] ?? 0;
  return Object.entries(apiRanks).flatMap(([other, below]) => (below < rank ? [other] : []));
}

/** The portal's layers, lowest first. Each may import from lower layers only. */
const PORTAL_LAYERS = ['shared', 'session', 'resources', 'components', 'modules', 'app'] as const;

function ban(regex: string, message: string, allowTypeImports = false): Ban {
  return { regex, message, allowTypeImports };
}

function upTo(folders: readonly string[]): string {
  return String.raw`^(\.\./)+(${folders.join('|')})(/|$)`;
}

const everywhere: Ban[] = [
  ban(String.raw`^(\.\./)+(packages|apps)/`, 'Import a package by its name, not through the file tree.'),
  ban('^dayjs', 'Only packages/domain/src/dates/dates.ts imports dayjs: everything else asks it.'),
];

function rule(bans: readonly Ban[], paths: readonly Named[] = []): Record<string, unknown> {
  return {
    'typescript/no-restricted-imports': ['error', { patterns: [...everywhere, ...bans], paths }],
  };
}

function foldersOf(root: string, path: string): string[] {
  try {
    return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    );
  } catch {
    return [];
  }
}

function dayjsAside(bans: readonly Ban[]): Record<string, unknown> {
  return {
    'typescript/no-restricted-imports': ['error', { patterns: [everywhere[0], ...bans] }],
  };
}

function packageOverrides(): Override[] {
  const domain = [
    ban(
      '^(@mailroom/|react|@tanstack|fastify|pg$|kysely|node:)',
      'The domain knows nothing of ours, and neither browser nor server.',
    ),
  ];
  const designSystem = [
    ban('^@mailroom/', 'The design system knows nothing of ours.'),
    ban(
      '^(react-router|@tanstack/react-query|jotai|openapi-)',
      'The design system knows no router, query, atom or client: they come in by DesignProvider.',
    ),
    ban(String.raw`^(\.\./)+index(\.ts)?$`, 'Inside the package import the file, not the barrel: barrels make cycles.'),
  ];
  const table = ban('^@tanstack/react-table', 'Only Table/ imports the table library at run time.', true);
  const select = ban('^react-select', 'Only Select/ and MultiSelect/ import react-select.', true);
  const inPackage = (name: string, files = 'src/**/*.{ts,tsx}'): string[] => [`packages/${name}/${files}`];
  return [
    { files: inPackage('domain'), rules: rule(domain) },
    { files: inPackage('domain', 'src/dates/dates.ts'), rules: dayjsAside(domain) },
    { files: inPackage('domain', 'src/**/*.test.ts'), rules: dayjsAside([]) },
    { files: inPackage('api-client'), rules: rule([ban('^@mailroom/', 'The client is made of the contract only.')]) },
    { files: inPackage('design-system'), rules: rule([...designSystem, table, select]) },
    { files: inPackage('design-system', 'src/components/Table/**/*.{ts,tsx}'), rules: rule([...designSystem, select]) },
    {
      files: inPackage('design-system', 'src/components/{Select,MultiSelect}/**/*.{ts,tsx}'),
      rules: rule([...designSystem, table]),
    },
  ];
}

const portalBans: Ban[] = [
  {
    group: ['@mailroom/design-system/*', '!@mailroom/design-system/{*.css,testing}'],
    message: 'Import the root: the entries of single components are made by the build, and would be stale here.',
  },
  ban(
    '^styled-components',
    'No CSS in the portal: a screen that needs some shows that the design system lacks a prop.',
  ),
  ban(
    '^(@mailroom/(api|local|checks)(/|$)|react-select|@tanstack/react-table|@visx)',
    'The portal knows the design system, the client and the domain.',
  ),
];
const oneClient: Named[] = [
  {
    name: '@mailroom/api-client',
    importNames: ['createMailroomClient'],
    message: 'Only shared/api.ts creates a client.',
  },
];
const oneReaderOfIds: Named[] = [
  {
    name: 'react-router-dom',
    importNames: ['useParams'],
    message: 'Only shared/recordId.ts reads ids from the path: it refuses what is not an id before a call is made.',
  },
];
const fixturesBan = ban(upTo(['fixtures', 'flows']), 'Fixtures are for stories and tests.');

function portalOverrides(root: string): Override[] {
  const source = 'apps/portal/src';
  const modules = foldersOf(root, `${source}/modules`);
  const layer = (name: string, index: number): Override => ({
    files: [`${source}/${name}/**/*.{ts,tsx}`],
    rules: rule(
      [...portalBans, fixturesBan, ban(upTo(PORTAL_LAYERS.slice(index + 1)), `${name}/ is a layer below that folder.`)],
      [...oneClient, ...oneReaderOfIds],
    ),
  });
  const module = (name: string): Override => {
    const others = modules.filter((other) => other !== name);
    const strangers =
      others.length > 0
        ? [ban(upTo(others), 'Modules don’t know each other: what two need belongs in components or resources.')]
        : [];
    return {
      files: [`${source}/modules/${name}/**/*.{ts,tsx}`],
      rules: rule(
        [...portalBans, fixturesBan, ban(upTo(['app']), 'modules/ is a layer below app/.'), ...strangers],
        [...oneClient, ...oneReaderOfIds],
      ),
    };
  };
  return [
    ...PORTAL_LAYERS.map(layer),
    ...modules.map(module),
    {
      files: [`${source}/**/*.{test,stories}.{ts,tsx}`, `${source}/{fixtures,flows}/**/*.{ts,tsx}`],
      rules: rule(portalBans),
    },
    { files: [`${source}/shared/api.ts`], rules: rule([...portalBans, fixturesBan], oneReaderOfIds) },
    { files: [`${source}/shared/recordId.ts`], rules: rule([...portalBans, fixturesBan], oneClient) },
  ];
}

const apiBans: Ban[] = [
  ban('^@mailroom/(design-system|portal|local|checks)', 'The server contains no embedded part and no screen.'),
  ban('^(react|styled-components)', 'The server draws nothing.'),
];

function moduleBans(name: string, modules: readonly string[]): Ban[] {
  const rank = apiRanks[name] ?? 0;
  const above = modules.filter((other) => other !== name && (apiRanks[other] ?? 0) >= rank);
  const below = modules.filter((other) => (apiRanks[other] ?? 0) < rank);
  // A room of the module is one folder further away.
  const doors = below.flatMap((other) =>
    ['..', '../..'].flatMap((up) => [
      `${up}/${other}/**`,
      `!${up}/${other}/*.reads.ts`,
      `!${up}/${other}/*.commands.ts`,
    ]),
  );
  return [
    ...(above.length > 0
      ? [ban(upTo(above), `${name} may not look up or aside: append a fact, and let the other derive from it.`)]
      : []),
    ...(doors.length > 0
      ? [
          {
            group: doors,
            message: 'Other modules are reached through their X.reads.ts and X.commands.ts.',
            allowTypeImports: true,
          },
        ]
      : []),
  ];
}

function apiOverrides(root: string): Override[] {
  const source = 'apps/api/src';
  const modules = foldersOf(root, `${source}/modules`);
  const unplaced = modules.filter((name) => !(name in apiRanks));
  if (unplaced.length > 0)
    throw new Error(`Give ${unplaced.join(', ')} a place in the import law (apps/checks/src/importLaw.ts).`);
  const pure = ban(
    String.raw`^(pg|kysely|pg-.*|node:fs.*|.*/platform/(database/(database|pool|context)|files/.*|mail/.*|jobs/.*)\.ts|.*\.(repository|service|handlers)\.ts)$`,
    'Policies and presenters are pure.',
    true,
  );
  const noHandlers = ban(String.raw`\.handlers\.ts$`, 'Handlers call services and repositories, never the other way.');
  const noService = ban(String.raw`\.service\.ts$`, 'A repository holds SQL; rules call it.');
  const perModule = modules.flatMap((name): Override[] => {
    const bans = [...apiBans, ...moduleBans(name, Object.keys(apiRanks))];
    const files = (pattern: string): string[] => [`${source}/modules/${name}/${pattern}`];
    return [
      { files: files('**/*.ts'), rules: rule(bans) },
      { files: files('**/*.service.ts'), rules: rule([...bans, noHandlers]) },
      { files: files('**/*.repository.ts'), rules: rule([...bans, noHandlers, noService]) },
      { files: files('**/*.{policy,present}.ts'), rules: rule([...bans, pure]) },
      // A test may arrange modules above its own.
      { files: files('**/*.test.ts'), rules: rule(apiBans) },
    ];
  });
  return [
    { files: [`${source}/**/*.ts`], rules: rule(apiBans) },
    {
      files: [`${source}/platform/**/*.ts`],
      rules: rule([...apiBans, ban(upTo(['modules', 'contract']), 'The platform knows neither contract nor module.')]),
    },
    {
      files: [`${source}/contract/**/*.ts`],
      rules: rule([...apiBans, ban(upTo(['modules']), 'The contract knows no module: createApp hands them in.')]),
    },
    // Tests may start what the server itself must not know.
    {
      files: [`${source}/*.test.ts`, `${source}/{platform,contract}/**/*.test.ts`, `${source}/testing/**/*.ts`],
      rules: rule([]),
    },
    ...perModule,
  ];
}

/** Local starts the server as a process. Only its demo data may import from the server: how it stores things. */
function localOverrides(): Override[] {
  const api = {
    group: [
      '**/api/src/**',
      '!**/api/src/platform/database/*.ts',
      '!**/api/src/platform/files/*.ts',
      '!**/api/src/platform/secrets/*.ts',
    ],
  };
  return [
    {
      files: ['apps/local/src/**/*.ts'],
      rules: {
        'typescript/no-restricted-imports': [
          'error',
          {
            patterns: [
              everywhere[1],
              ban('^@mailroom/(design-system|portal)', 'The local parts draw their own few pages.'),
              { ...api, message: 'apps/api is started as a process, by settings.', allowTypeImports: true },
            ],
          },
        ],
      },
    },
  ];
}

/** Makes the lint rules for imports from the directory listing, so that a new module is guarded on its first day. */
export function importLaw(root: string): Override[] {
  return [...packageOverrides(), ...portalOverrides(root), ...apiOverrides(root), ...localOverrides()];
}
