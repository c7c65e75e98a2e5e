/** Waiting work in lines, one for each person or account. The lines take turns, so that a long line delays only its own work. */
export class Lines<Work> {
  private readonly lines = new Map<string, Work[]>();

  get size(): number {
    return [...this.lines.values()].reduce((sum, line) => sum + line.length, 0);
  }

  lengthOf(name: string): number {
    return this.lines.get(name)?.length ?? 0;
  }

  add(name: string, work: Work): void {
    this.lines.set(name, [...(this.lines.get(name) ?? []), work]);
  }

  /** Takes the first work of the line whose turn it is, among the lines that may continue. */
  next(mayGoOn: (name: string) => boolean): Work | undefined {
    for (const [name, [first, ...rest]] of this.lines) {
      if (!mayGoOn(name)) continue;
      // A line that had its turn goes behind all others.
      this.lines.delete(name);
      if (rest.length > 0) this.lines.set(name, rest);
      return first;
    }
    return undefined;
  }

  remove(name: string, work: Work): void {
    const rest = (this.lines.get(name) ?? []).filter((each) => each !== work);
    if (rest.length > 0) this.lines.set(name, rest);
    else this.lines.delete(name);
  }

  /** Takes all work of all lines. */
  empty(): Work[] {
    const all = [...this.lines.values()].flat();
    this.lines.clear();
    return all;
  }
}
