/** Three figures that mean something; more would be noise of this machine. */
export const shown = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3).replace(/\.?0+$/, '');
