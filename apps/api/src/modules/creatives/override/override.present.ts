import type { Person } from '../../accounts/accounts.reads.ts';

interface OverrideColumns {
  overridden_at: Date | null;
  overridden_by: Person | null;
  override_reason: string | null;
  override_until: Date | null;
}

export function presentOverride(row: OverrideColumns) {
  return (
    row.overridden_at && {
      reason: row.override_reason ?? '',
      by: row.overridden_by,
      at: new Date(row.overridden_at).toISOString(),
      until: row.override_until && new Date(row.override_until).toISOString(),
    }
  );
}
