import type { V1Schemas } from '@mailroom/api-client';
import { Banner, ProgressBar } from '@mailroom/design-system';
import { isChecking } from '../../../resources/creatives.queries.ts';

/** The progress of the newest revision's check; nothing once it has passed. */
export function CreativeCheck({ creative }: { creative: V1Schemas['Creative'] }) {
  const { check, revision } = creative;
  if (check === null) return null;
  if (check.error !== null) {
    return (
      <Banner tone="danger" title="The check was not completed">
        {check.error}
      </Banner>
    );
  }
  if (!isChecking(creative)) return null;
  return (
    <ProgressBar
      label={`Checking revision ${revision}: ${check.step ?? 'queued'}`}
      value={check.done}
      max={check.total}
      note={check.total > 0 ? `${check.done} of ${check.total}` : undefined}
    />
  );
}
