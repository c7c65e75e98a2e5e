'use client';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';

export interface LayerProviderProps {
  /** The layer's name, as in `@layer`. Default 'mailroom'. */
  name?: string | undefined;
  children: ReactNode;
}

type Compiler = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

/** Wraps each rule in the layer before it is written. `root` is empty for a rule that isn't inside another one. */
function inLayer(name: string): Compiler {
  const compiler: Compiler = (element) => {
    if (element.root || (element.type !== 'rule' && !/^@(?:media|container|supports)$/.test(element.type))) return;
    const rule = { ...element, root: element };
    Object.assign(element, { type: '@layer', value: `@layer ${name}`, props: [name], children: [rule] });
  };
  // styled-components tells compilers apart by their names.
  return Object.defineProperty(compiler, 'name', { value: `layer-${name}` });
}

/**
 * Puts the styles of all components in it into one cascade layer. The application's style sheets, which are in no layer or in a
 * later one, then override them with any selector. Its own styled components in it are in the same layer.
 */
export function LayerProvider({ name = 'mailroom', children }: LayerProviderProps) {
  const compilers = useMemo(() => [inLayer(name)], [name]);
  return <StyleSheetManager stylisPlugins={compilers}>{children}</StyleSheetManager>;
}
