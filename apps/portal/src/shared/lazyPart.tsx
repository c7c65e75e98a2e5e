import { Overlay } from '@mailroom/design-system';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { PartBoundary } from './PartBoundary.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;
type Placeholder<Props> = ReactNode | ((props: Props) => ReactNode);

/** A part whose code loads when it is first shown. For places with a placeholder around it: that of `Tabs`, or the frame's. */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const fresh = () => lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  let Part = fresh();
  return function LazyPart(props) {
    const [attempt, setAttempt] = useState(0);
    function retry() {
      // React caches a failed load, so a retry needs a new lazy component.
      Part = fresh();
      setAttempt(attempt + 1);
    }
    return (
      <PartBoundary key={attempt} onRetry={retry}>
        <Part {...props} />
      </PartBoundary>
    );
  };
}

/** Shown with each placeholder, even an empty one: a program that waits for a whole screen asks `main` for what is busy. */
const busy = <span hidden aria-busy />;

/**
 * A part whose code loads when it is first shown. `placeholder` keeps its space. Without it, as for dialogs, an overlay
 * appears when loading takes long.
 */
export function loadOnUse<Props extends object>(
  load: Load<Props>,
  placeholder: Placeholder<Props> = <Overlay isActive />,
): ComponentType<Props> {
  const Part = lazyPart(load);
  return function LoadedOnUse(props) {
    return (
      <Suspense
        fallback={
          <>
            {typeof placeholder === 'function' ? placeholder(props) : placeholder}
            {busy}
          </>
        }
      >
        <Part {...props} />
      </Suspense>
    );
  };
}

/**
 * A heavy part that every visit shows below the first paint. Its code loads together with the screen's data, and the
 * screen doesn't wait for it.
 */
export function loadAlongside<Props extends object>(
  load: Load<Props>,
  placeholder: Placeholder<Props>,
): ComponentType<Props> {
  let loading: ReturnType<Load<Props>> | undefined = load();
  // The component that shows it handles the failure; until then it is ignored.
  loading.catch(() => undefined);
  return loadOnUse(() => {
    const loaded = loading ?? load();
    loading = undefined;
    return loaded;
  }, placeholder);
}
