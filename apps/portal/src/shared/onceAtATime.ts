import { hashKey } from '@tanstack/react-query';

/**
 * Joins a call to the running one with the same input. A double click would otherwise write twice: the button is disabled
 * only once the first call has been rendered.
 */
export function onceAtATime<Input, Rest extends unknown[], Output>(
  run: (input: Input, ...rest: Rest) => Promise<Output>,
): (input: Input, ...rest: Rest) => Promise<Output> {
  const running = new Map<string, Promise<Output>>();
  return (input, ...rest) => {
    const key = hashKey([input]);
    const same = running.get(key);
    if (same) return same;
    const call = run(input, ...rest).finally(() => running.delete(key));
    running.set(key, call);
    return call;
  };
}
