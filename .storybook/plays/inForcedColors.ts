type Force = (isOn: boolean) => Promise<void>;

let force: Force | undefined;

/** Set by the test run, because a page can't ask the browser to force colours. */
export function letPlaysForceColors(by: Force): void {
  force = by;
}

/**
 * Runs `look` with forced colours, as in Windows' contrast themes. In a designer's Storybook it runs only when the designer's
 * system already forces colours.
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
