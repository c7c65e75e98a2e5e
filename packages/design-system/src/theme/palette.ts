/**
 * The paints. Private to this folder: components read semantic tokens, so that a theme can be drawn anew
 * without touching one of them.
 */
export const palette = {
  white: 'oklch(1 0 0)',
  black: 'oklch(0 0 0)',
  paper: { 100: 'oklch(0.975 0.004 90)', 200: 'oklch(0.955 0.005 90)', 300: 'oklch(0.90 0.006 90)' },
  ink: {
    100: 'oklch(0.97 0.005 262)',
    200: 'oklch(0.80 0.02 262)',
    400: 'oklch(0.62 0.014 262)',
    500: 'oklch(0.53 0.018 262)',
    600: 'oklch(0.45 0.02 262)',
    700: 'oklch(0.38 0.035 262)',
    800: 'oklch(0.25 0.025 262)',
    900: 'oklch(0.24 0.035 262)',
  },
  night: {
    900: 'oklch(0.15 0.02 262)',
    800: 'oklch(0.185 0.018 262)',
    750: 'oklch(0.205 0.019 262)',
    700: 'oklch(0.225 0.02 262)',
    600: 'oklch(0.26 0.022 262)',
    500: 'oklch(0.31 0.02 262)',
    400: 'oklch(0.56 0.02 262)',
    300: 'oklch(0.69 0.016 262)',
    200: 'oklch(0.78 0.014 262)',
    100: 'oklch(0.94 0.008 262)',
  },
  airmail: {
    blue: 'oklch(0.46 0.15 262)',
    blueDeep: 'oklch(0.40 0.15 262)',
    blueTint: 'oklch(0.955 0.022 262)',
    blueBright: 'oklch(0.74 0.12 262)',
    blueBrightest: 'oklch(0.80 0.10 262)',
    blueNight: 'oklch(0.29 0.05 262)',
    red: 'oklch(0.58 0.19 27)',
    redBright: 'oklch(0.66 0.17 27)',
  },
} as const;
