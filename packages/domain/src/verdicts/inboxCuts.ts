/**
 * Characters of a subject after which inboxes cut it: even on a wide screen, and on a phone held upright. Each inbox and
 * each screen differs, so these are round numbers that hold for most.
 */
export const subjectCuts = { wide: 90, phone: 40 } as const;

/** The beginning of a subject that an inbox shows, with '…' where it is cut. */
export function cutSubject(subject: string, device: keyof typeof subjectCuts): string {
  const characters = [...subject];
  const most = subjectCuts[device];
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}…` : subject;
}
