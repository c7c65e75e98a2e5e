const RealDate = Date;
const STORY_NOW = RealDate.UTC(2026, 10, 21, 15, 0, 0);

/**
 * Stories start on Saturday 2026-11-21, 15:00 UTC, so that dates and pictures are the same every day. The clock runs on
 * from there, because a stopped one would block every debounce.
 */
export function setStoryClock(): void {
  const started = performance.now();
  const now = () => STORY_NOW + Math.floor(performance.now() - started);
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [], newTarget) => Reflect.construct(target, args.length ? args : [now()], newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

export function restoreClock(): void {
  globalThis.Date = RealDate;
}
