/** 'Saturday, November 21', on the user's own calendar. */
export function dayTitle(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(now);
}
