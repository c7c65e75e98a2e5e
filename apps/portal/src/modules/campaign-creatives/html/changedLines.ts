/** Returns how many lines of `after` are new or changed; of lines that were only removed, how many those are. */
export function changedLines(before: string, after: string): number {
  const left = new Map<string, number>();
  let removed = 0;
  for (const line of before.split(/\r?\n/)) {
    left.set(line, (left.get(line) ?? 0) + 1);
    removed += 1;
  }
  let added = 0;
  for (const line of after.split(/\r?\n/)) {
    const count = left.get(line) ?? 0;
    if (count === 0) added += 1;
    else {
      left.set(line, count - 1);
      removed -= 1;
    }
  }
  return Math.max(added, removed);
}
