import type { ReactNode } from 'react';

/** The parts of a story's context that a world may use. */
interface WorldContext {
  id: string;
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

/** The portal's `src/fixtures/world.tsx` exports this: router, query client, store and request handlers for screens. */
interface World {
  /** Names of the toolbar's roles, the default first. */
  roles?: readonly string[];
  /** Runs before each story of the portal and the design system. May return a function that undoes it. */
  prepare?(
    context: WorldContext & { msw: { use(...handlers: never[]): void } },
  ): Promise<(() => void) | undefined> | (() => void) | undefined;
  /** Wraps stories titled 'Screens/…' and 'Flows/…'. */
  decorate?(story: () => ReactNode, context: WorldContext): ReactNode;
}

/** The portal's world; empty as long as there is no such file, so that the design system's stories stand alone. */
export function findWorld(): World {
  const found = import.meta.glob<{ world: World }>('../../apps/portal/src/fixtures/world.tsx', { eager: true });
  return Object.values(found)[0]?.world ?? {};
}
