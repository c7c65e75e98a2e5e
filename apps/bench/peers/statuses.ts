/** Four statuses in rotation; `shift` moves every badge on to the next one. */
const statuses = [
  { code: 'Draft', tone: 'secondary', meaning: 'Somebody is writing it.', next: 'Submit it.' },
  { code: 'Live', tone: 'success', meaning: 'It is going out.' },
  { code: 'Stopped', tone: 'danger', meaning: 'Nothing goes out.', next: 'Read why, then resume it.' },
  { code: 'Waiting', tone: 'warning', meaning: 'Somebody must act.' },
] as const;

export type Status = (typeof statuses)[number];

export function statusAt(index: number): Status {
  return statuses[index % statuses.length] ?? statuses[0];
}
