import { Overlay } from '@mailroom/design-system';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { PartBoundary } from './PartBoundary.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;
type Meanwhile<Props> = ReactNode | ((props: Props) => ReactNode);

/** A part whose code comes when it is first shown, where something around it waits already, such as `Tabs`. */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const fresh = () => lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  let Part = fresh();
  return function LazyPart(props) {
    const [attempt, setAttempt] = useState(0);
    function retry() {
      // React keeps what failed: only another one asks again.
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

/**
 * A part whose code comes when it is first shown. `meanwhile` keeps its place in its size; unless given, as with dialogs,
 * which have no place, the veil says that something loads once that takes long.
 */
export function onUse<Props extends object>(
  load: Load<Props>,
  meanwhile: Meanwhile<Props> = <Overlay isActive />,
): ComponentType<Props> {
  const Part = lazyPart(load);
  return function OnUse(props) {
    return (
      <Suspense fallback={typeof meanwhile === 'function' ? meanwhile(props) : meanwhile}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/**
 * A heavy part that each visit shows below what is read first: its code is asked for beside the screen's data, and the
 * screen is painted without it.
 */
export function alongside<Props extends object>(load: Load<Props>, meanwhile: Meanwhile<Props>): ComponentType<Props> {
  let coming: ReturnType<Load<Props>> | undefined = load();
  // Whoever shows it hears of it; before that nobody has to.
  coming.catch(() => undefined);
  return onUse(() => {
    const asked = coming ?? load();
    coming = undefined;
    return asked;
  }, meanwhile);
}
