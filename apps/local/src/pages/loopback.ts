/**
 * Guards against DNS rebinding: another site could point its own name at our address, and then read our pages as if
 * they were its own.
 */
export function isLoopbackHost(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '');
}
