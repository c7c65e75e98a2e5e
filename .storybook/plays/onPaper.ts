type Print = (isOn: boolean) => Promise<void>;

let print: Print | undefined;

/** Set by the test run, because a page can't ask the browser for the styles of paper. */
export function letPlaysPrint(by: Print): void {
  print = by;
}

/** Runs `look` while the page is as a browser prints it. In a designer's Storybook it does nothing: the designer prints. */
export async function onPaper(look: () => Promise<void>): Promise<void> {
  if (!print) return;
  await print(true);
  window.dispatchEvent(new Event('beforeprint'));
  try {
    await look();
  } finally {
    window.dispatchEvent(new Event('afterprint'));
    await print(false);
  }
}
