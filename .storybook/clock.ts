const RealDate = Date;
const STORY_NOW = RealDate.UTC(2026, 10, 21, 15, 0, 0);

/**
 * Stories live on Saturday 2026-11-21, 15:00 UTC, so that dates and pictures are the same every day. The clock goes on
 * from there: one that stands still would hold up every debounce.
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
