// Runs before the first paint; the bundle runs after it. Without this script a reload would flash the system's theme.
// `src/session/user/appearance.ts` writes the values.
try {
  const [theme, density] = (sessionStorage.getItem('appearance') ?? '').split(' ');
  if (theme && theme !== 'system') document.documentElement.dataset.theme = theme;
  if (density) document.documentElement.dataset.density = density;
  // Signed-in users see the header's bar from the first paint on. These pages have no header.
  const hasHeader = !/^\/(login|logout|preview-html)/.test(location.pathname);
  if (hasHeader && localStorage.getItem('access-token') !== null) document.documentElement.dataset.opening = '';
} catch {
  // Storage is blocked, so the system's theme stays.
}
