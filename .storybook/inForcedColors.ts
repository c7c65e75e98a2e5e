type Force = (isOn: boolean) => Promise<void>;

let force: Force | undefined;

/** Only a run of tests can ask the browser for it; a page can't. */
export function letPlaysForceColors(by: Force): void {
  force = by;
}

/**
 * What a play looks at as in a system that forces its own colours (Windows' contrast themes). In a designer's Storybook it is
 * looked at only where the system does so by itself.
 */
export async function inForcedColors(look: () => Promise<void>): Promise<void> {
  await force?.(true);
  try {
    const isOn = matchMedia('(forced-colors: active)').matches;
    if (isOn) await look();
    else if (force) throw new Error('The browser did not force colours.');
  } finally {
    await force?.(false);
  }
}
