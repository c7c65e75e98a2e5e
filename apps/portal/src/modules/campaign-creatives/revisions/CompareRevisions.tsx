import { Button, Card, DiffView, Grid, Select, Stack, Toolbar } from '@mailroom/design-system';
import { useMemo } from 'react';
import { useUrlText } from '../../../shared/listState/useUrlText.ts';
import { LoadedSources } from './LoadedSources.tsx';
import { OverlaidRevisions } from './OverlaidRevisions.tsx';
import { RevisionFrame } from './RevisionFrame.tsx';
import { visibleText } from './visibleText.ts';
import type { ComparedRevisions } from './useComparedRevisions.ts';

interface CompareRevisionsProps extends ComparedRevisions {
  creativeId: number;
  name: string;
  newest: number;
  onChange: (pair: ComparedRevisions) => void;
  onClose: () => void;
}

const VIEWS = [
  ['code', 'Code'],
  ['text', 'Text'],
  ['frames', 'As drawn'],
  ['over', 'One over the other'],
] as const;

function TextDiff({ before, after, from, to }: ComparedRevisions & { before: string; after: string }) {
  const [old, young] = useMemo(() => [visibleText(before), visibleText(after)], [before, after]);
  return (
    <DiffView
      label={`Text of revisions ${from} and ${to}`}
      before={old}
      after={young}
      beforeLabel={`Revision ${from}`}
      afterLabel={`Revision ${to}`}
    />
  );
}

interface DifferenceProps extends ComparedRevisions {
  creativeId: number;
  name: string;
  view: string;
}

function Difference({ creativeId, name, view, from, to }: DifferenceProps) {
  if (view === 'over') return <OverlaidRevisions {...{ creativeId, name, from, to }} />;
  if (view === 'frames') {
    return (
      <Grid columns={2} gap={16}>
        {[from, to].map((revision, at) => (
          <RevisionFrame key={at} {...{ creativeId, name, revision }} />
        ))}
      </Grid>
    );
  }
  return (
    <LoadedSources creativeId={creativeId} revisions={[from, to]}>
      {([before, after]) =>
        view === 'text' ? (
          <TextDiff {...{ before, after, from, to }} />
        ) : (
          <DiffView
            label={`HTML of revisions ${from} and ${to}`}
            before={before}
            after={after}
            beforeLabel={`Revision ${from}`}
            afterLabel={`Revision ${to}`}
          />
        )
      }
    </LoadedSources>
  );
}

/** Compares two revisions as code, as the words that readers see, or as they are drawn: side by side or one over the other. The address holds the choice. */
export function CompareRevisions(props: CompareRevisionsProps) {
  const { creativeId, name, newest, from, to, onChange, onClose } = props;
  const [view, setView] = useUrlText('view', 'code');
  const options = Array.from({ length: newest }, (_, at) => ({
    value: String(newest - at),
    label: `Revision ${newest - at}`,
  }));
  const choice = { size: 'small', variant: 'quiet' } as const;
  return (
    <Card title={`Revision ${from} and revision ${to}`} actions={<Button onClick={onClose}>Close</Button>}>
      <Stack gap={16}>
        <Grid columns={2} gap={16}>
          <Select
            label="Before"
            value={String(from)}
            options={options}
            onValueChange={(value) => onChange({ from: Number(value), to })}
          />
          <Select
            label="After"
            value={String(to)}
            options={options}
            onValueChange={(value) => onChange({ from, to: Number(value) })}
          />
        </Grid>
        <Toolbar>
          {VIEWS.map(([id, label]) => (
            <Button key={id} {...choice} aria-pressed={view === id} onClick={() => setView(id)}>
              {label}
            </Button>
          ))}
        </Toolbar>
        <Difference view={view} {...{ creativeId, name, from, to }} />
      </Stack>
    </Card>
  );
}
