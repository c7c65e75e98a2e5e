import {
  Banner,
  Button,
  Card,
  ErrorState,
  Grid,
  Page,
  PageHeader,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@mailroom/design-system';
import { useState } from 'react';

interface Task {
  id: string;
  name: string;
  due: string;
}

const TASKS: readonly Task[] = [
  { id: '1', name: 'Confirm 41,306 recipients', due: '2026-11-24T13:00:00Z' },
  { id: '2', name: 'Approve the creative', due: '2026-11-25T09:00:00Z' },
];

const COLUMNS: readonly TableColumn<Task>[] = [
  { id: 'name', header: 'Task', kind: 'text', look: 'strong', value: ({ name }) => name },
  { id: 'due', header: 'Due', kind: 'date', value: ({ due }) => due },
];

function Report() {
  const [hasCome, setCome] = useState(false);
  if (hasCome) return <Text as="p">231,870 delivered, 41 % opened.</Text>;
  return (
    <ErrorState title="The report couldn’t be loaded" onRetry={() => setCome(true)} details="Request 7f3a-20911">
      The service is being restarted. It usually takes a minute.
    </ErrorState>
  );
}

function Tasks() {
  const [isOld, setOld] = useState(true);
  return (
    <Table
      label="Tasks"
      rows={TASKS}
      rowId={({ id }) => id}
      columns={COLUMNS}
      isPaged={false}
      hasColumnMenu={false}
      isFlush
      error={
        isOld
          ? { message: 'Newer tasks couldn’t be loaded. These are from 9:12 AM.', onRetry: () => setOld(false) }
          : undefined
      }
    />
  );
}

export function ErrorPattern() {
  const [count, setCount] = useState<'short' | 'accepted'>('short');
  return (
    <Page>
      <PageHeader title="Autumn trail boots" />
      <Stack gap={16}>
        {/* Something in the work is wrong: above the content, with the ways out. */}
        {count === 'short' && (
          <Banner
            tone="warning"
            title="18,130 recipients short"
            actions={<Button onClick={() => setCount('accepted')}>Accept 231,870</Button>}
          >
            The audience has 231,870 of 250,000 people. Upload more rows, or accept the count.
          </Banner>
        )}
        <Grid min={420} gap={16}>
          {/* A part failed: only that part says so, and tries again. */}
          <Card title="Report">
            <Report />
          </Card>
          {/* Only the news failed: what was there stays, with its age. */}
          <Card title="Tasks" isFlush>
            <Tasks />
          </Card>
        </Grid>
      </Stack>
    </Page>
  );
}
