// Runs before the first paint, which the bundle doesn't: without it a reload shows the system's theme for a moment.
// What it reads is written by `src/session/user/appearance.ts`.
try {
  const [theme, density] = (sessionStorage.getItem('appearance') ?? '').split(' ');
  if (theme && theme !== 'system') document.documentElement.dataset.theme = theme;
  if (density) document.documentElement.dataset.density = density;
  // Who is signed in will see the header: its bar stands from the first paint on. These pages have none.
  const hasHeader = !/^\/(login|logout|preview-html)/.test(location.pathname);
  if (hasHeader && localStorage.getItem('access-token') !== null) document.documentElement.dataset.opening = '';
} catch {
  // Storage is blocked: the system's theme it is.
}
