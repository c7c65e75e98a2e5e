// Runs before the first paint; the bundle runs after it. Without this script a reload would flash the system's theme.
// `src/session/user/appearance.ts` names the keys.
try {
  // Tabs that were open before the theme had a key of its own.
  const [theme, density] = (sessionStorage.getItem('appearance') ?? '').split(' ');
  if (theme && density) {
    sessionStorage.setItem('theme', theme);
    sessionStorage.setItem('density', density);
    sessionStorage.removeItem('appearance');
  }
} catch {
  // Storage is blocked, so the system's theme stays.
}

// The script that the design system's `themeScript()` returns.
// oxfmt-ignore
try{const t=sessionStorage.getItem("theme"),d=document.documentElement.dataset;if(t==="system")delete d.theme;else if(["light","dark","high-contrast"].includes(t))d.theme=t}catch{}

try {
  const density = sessionStorage.getItem('density');
  if (density) document.documentElement.dataset.density = density;
  // Signed-in users see the header's bar from the first paint on. These pages have no header.
  const hasHeader = !/^\/(login|logout|preview-html)/.test(location.pathname);
  if (hasHeader && localStorage.getItem('access-token') !== null) document.documentElement.dataset.opening = '';
} catch {
  // Storage is blocked.
}
