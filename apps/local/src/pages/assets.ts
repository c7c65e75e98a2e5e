import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const FONT_FILE = '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2';

const STYLES = `
@font-face { font-family: 'IBM Plex Sans'; src: url(/assets/plex.woff2) format('woff2'); font-weight: 100 700; font-display: swap; }
:root {
  color-scheme: light;
  --canvas: oklch(0.975 0.004 90); --sunken: oklch(0.955 0.005 90); --surface: oklch(1 0 0); --hover: oklch(0.955 0.022 262);
  --ink: oklch(0.25 0.025 262); --quiet: oklch(0.45 0.02 262);
  --line: oklch(0.9 0.006 90); --control: oklch(0.64 0.012 262);
  --accent: oklch(0.46 0.15 262); --accent-hover: oklch(0.4 0.15 262); --on-accent: #fff;
  --bar: oklch(0.24 0.035 262); --on-bar: oklch(0.97 0.005 262);
  --danger: oklch(0.47 0.17 27); --danger-tint: oklch(0.957 0.022 27); --danger-line: oklch(0.83 0.08 27);
  --red: oklch(0.58 0.19 27); --blue: oklch(0.55 0.15 262);
}
@media (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --canvas: oklch(0.185 0.018 262); --sunken: oklch(0.205 0.019 262); --surface: oklch(0.225 0.02 262); --hover: oklch(0.29 0.05 262);
    --ink: oklch(0.94 0.008 262); --quiet: oklch(0.78 0.014 262);
    --line: oklch(0.31 0.02 262); --control: oklch(0.55 0.02 262);
    --accent: oklch(0.74 0.12 262); --accent-hover: oklch(0.8 0.1 262); --on-accent: oklch(0.18 0.03 262);
    --bar: oklch(0.15 0.02 262);
    --danger: oklch(0.77 0.13 25); --danger-tint: oklch(0.29 0.06 25); --danger-line: oklch(0.42 0.1 25);
    --red: oklch(0.66 0.17 27);
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 400 13px/20px 'IBM Plex Sans', system-ui, sans-serif; }
header { display: flex; align-items: center; gap: 8px; height: 51px; padding: 0 16px 3px; color: var(--on-bar); font-weight: 600; font-size: 14px;
  background: repeating-linear-gradient(-60deg in srgb, var(--blue) 0 14px, var(--bar) 14px 22px, var(--red) 22px 36px, var(--bar) 36px 44px) bottom / 100% 3px no-repeat, var(--bar); }
main { max-width: 840px; margin: 0 auto; padding: 48px 24px; }
main.wide { max-width: 1200px; }
a { color: var(--accent); }
h1 { margin: 0 0 24px; font-size: 28px; line-height: 36px; font-weight: 600; }
h2 { margin: 0 0 12px; font-size: 16px; line-height: 24px; font-weight: 600; }
p { margin: 0 0 16px; max-width: 60ch; }
.quiet { color: var(--quiet); }
.ways { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 16px; align-items: start; }
form:has(h2) { padding: 24px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); }
label { display: block; margin-bottom: 4px; font-weight: 500; }
input { display: block; width: 100%; height: 32px; margin-bottom: 16px; padding: 0 8px; border: 1px solid var(--control); border-radius: 5px;
  background: var(--surface); color: inherit; font: inherit; }
input[aria-invalid] { border-color: var(--danger); }
.problem { padding: 8px 12px; border: 1px solid var(--danger-line); border-radius: 5px; background: var(--danger-tint); color: var(--danger); font-weight: 500; }
.primary { display: inline-flex; align-items: center; height: 32px; padding: 0 16px; border: 0; border-radius: 5px; background: var(--accent);
  color: var(--on-accent); font: 500 13px/20px 'IBM Plex Sans', system-ui, sans-serif; text-decoration: none; cursor: pointer; }
.primary:hover { background: var(--accent-hover); }
ul { margin: 0 -8px; padding: 0; list-style: none; }
li button { display: flex; justify-content: space-between; align-items: center; gap: 12px; width: 100%; min-height: 40px; padding: 4px 8px; border: 0;
  border-bottom: 1px solid var(--line); background: none; color: inherit; font: inherit; text-align: start; cursor: pointer; }
li:last-child button { border-bottom: 0; }
li button:hover { background: var(--hover); border-radius: 5px; }
.name { font-weight: 500; }
main.wide h2 { margin-top: 32px; }
main.wide h1 { margin-bottom: 12px; overflow-wrap: anywhere; }
.search { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 8px; max-width: 560px; margin-bottom: 16px; }
.search label { grid-column: 1 / -1; margin: 0; }
.search input { margin: 0; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums; }
th { background: var(--sunken); font-weight: 500; color: var(--quiet); }
th, td { height: 40px; padding: 4px 16px; border-bottom: 1px solid var(--line); text-align: start; }
tr:last-child td { border-bottom: 0; }
td:first-child { font-weight: 500; }
.number { text-align: end; white-space: nowrap; }
nav { display: flex; gap: 16px; margin-top: 12px; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 24px; margin: 0 0 24px; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 640px; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
pre { margin: 0 0 16px; padding: 12px 16px; overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--surface);
  font: 12px/20px 'IBM Plex Mono', ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
details { margin-top: 8px; }
summary { min-height: 32px; padding: 6px 0; color: var(--accent); font-weight: 500; cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 5px; }
code { font-family: 'IBM Plex Mono', monospace; }
@media (max-width: 720px) {
  main { padding: 24px 16px; }
  .ways { grid-template-columns: minmax(0, 1fr); }
  input, .primary, li button { min-height: 44px; }
}
@media (forced-colors: active) { .primary, input { border: 1px solid; } }
`;

interface Asset {
  type: string;
  body: string | Buffer;
}

/** All assets of the pages; nothing comes from another origin. */
export function loadAssets(): ReadonlyMap<string, Asset> {
  const font = readFileSync(createRequire(import.meta.url).resolve(FONT_FILE));
  return new Map<string, Asset>([
    ['/assets/pages.css', { type: 'text/css; charset=utf-8', body: STYLES }],
    ['/assets/plex.woff2', { type: 'font/woff2', body: font }],
    // Presses the button that signs out, because the portal has already asked the user.
    ['/assets/leave.js', { type: 'text/javascript; charset=utf-8', body: "document.getElementById('leave').click();" }],
  ]);
}
