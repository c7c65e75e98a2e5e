// The parts that components and screens load at first touch. A story without a play has nothing that would wait for them.
const parts = import.meta.glob([
  '../../packages/design-system/src/components/**/*.{ts,tsx}',
  '../../apps/portal/src/{components,modules}/**/*.{ts,tsx}',
  '!**/*.{stories,samples,test}.{ts,tsx}',
]);

let loading: Promise<unknown> | undefined;

// Storybook names faces of its own frame that aren't served here.
function loadFaces() {
  return Promise.allSettled([...document.fonts].map((face) => face.load()));
}

/** Loads all of it and each face, once for each page: to ask four hundred times before each file takes a third of a second. */
export function loadLateParts(): Promise<unknown> {
  return (loading ??= Promise.all([...Object.values(parts).map((load) => load()), loadFaces()]));
}
