/** Says with plain elements that the settings are missing, because without them nothing else can be drawn. */
export function startFailure(root: HTMLElement, error: unknown): void {
  const heading = document.createElement('h1');
  heading.textContent = 'Mailroom can’t be reached';
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = error instanceof Error ? error.message : String(error);
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Try again';
  again.addEventListener('click', () => location.reload());
  const main = document.createElement('main');
  main.append(heading, text, again);
  root.replaceChildren(main);
}
