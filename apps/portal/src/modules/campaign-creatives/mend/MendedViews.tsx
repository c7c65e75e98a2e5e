import { Button, DiffView, Grid, Stack, Toolbar } from '@mailroom/design-system';
import type { MendKind } from '@mailroom/domain/verdicts/creativeMends';
import { useState } from 'react';
import { RevisionFrame } from '../revisions/RevisionFrame.tsx';

interface MendedViewsProps {
  creativeId: number;
  name: string;
  revision: number;
  /** The kinds of findings whose changes are chosen. */
  mends: readonly MendKind[];
  before: string;
  after: string;
}

/** The e-mail before and after the changes, as code or as it is drawn. */
export function MendedViews({ creativeId, name, revision, mends, before, after }: MendedViewsProps) {
  const [isDrawn, setDrawn] = useState(false);
  const choice = { size: 'small', variant: 'quiet' } as const;
  return (
    <Stack gap={8}>
      <Toolbar>
        <Button {...choice} aria-pressed={!isDrawn} onClick={() => setDrawn(false)}>
          Code
        </Button>
        <Button {...choice} aria-pressed={isDrawn} onClick={() => setDrawn(true)}>
          As drawn
        </Button>
      </Toolbar>
      {isDrawn ? (
        <Grid columns={2} gap={16}>
          <RevisionFrame {...{ creativeId, name, revision }} />
          <RevisionFrame {...{ creativeId, name, revision, mends }} />
        </Grid>
      ) : (
        <DiffView
          label="HTML before and after the changes"
          before={before}
          after={after}
          beforeLabel={`Revision ${revision}`}
          afterLabel="With the changes"
        />
      )}
    </Stack>
  );
}
