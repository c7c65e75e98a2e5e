// Runs before the first paint, which the bundle doesn't: without it a reload shows the system's theme for a moment.
// What it reads is written by `src/session/appearance.ts`.
try {
  const [theme, density] = (sessionStorage.getItem('appearance') ?? '').split(' ');
  if (theme && theme !== 'system') document.documentElement.dataset.theme = theme;
  if (density) document.documentElement.dataset.density = density;
} catch {
  // Storage is blocked: the system's theme it is.
}
