interface Candidate {
  url: string;
  /** Offsets in the attribute's value. */
  from: number;
  to: number;
}

/** Finds the addresses in a `srcset` by the HTML standard's rules: a comma inside an address, as in `data:`, is part of it. */
export function srcsetCandidates(srcset: string): Candidate[] {
  const found: Candidate[] = [];
  const next = /[^\s,]\S*/g;
  for (let match = next.exec(srcset); match; match = next.exec(srcset)) {
    const from = match.index;
    const end = from + match[0].length;
    let to = end;
    while (srcset.charAt(to - 1) === ',') to -= 1;
    found.push({ url: srcset.slice(from, to), from, to });
    // After a comma another address begins; otherwise the size of this one comes first.
    const comma = to < end ? end : srcset.indexOf(',', end);
    if (comma < 0) break;
    next.lastIndex = comma;
  }
  return found;
}
