/** The words for a distance in time. */
export const relativeWords = {
  now: 'now',
  ahead: (distance: string) => `in ${distance}`,
  ago: (distance: string) => `${distance} ago`,
  days: (count: number) => `${count} d`,
  hours: (count: number) => `${count} h`,
  minutes: (count: number) => `${count} min`,
};

export type RelativeWords = typeof relativeWords;
