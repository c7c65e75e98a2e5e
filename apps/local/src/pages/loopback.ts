/** A page elsewhere could give its own name our address (DNS rebinding) and then read us as if it were same-origin. */
export function isLoopbackHost(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '');
}
