import {
  Banner,
  Button,
  Card,
  FeedbackProvider,
  Page,
  PageHeader,
  ProgressBar,
  Stack,
  StepList,
  Toolbar,
  useConfirm,
  useDesign,
  type StepState,
} from '@mailroom/design-system';
import { useState } from 'react';

const ROWS = 60_000;
const CHECKED = 41_306;

function Import() {
  // An application asks the server for it: the work continues there when the page is closed.
  const [isRunning, setRunning] = useState(true);
  const { locale } = useDesign();
  const confirm = useConfirm();
  const figures = `${CHECKED.toLocaleString(locale)} of ${ROWS.toLocaleString(locale)} rows`;
  const state: StepState = isRunning ? 'current' : 'waiting';
  async function stop() {
    const isSure = await confirm({
      heading: 'Stop the import?',
      text: `${figures} are checked. They stay, and you can continue later.`,
      confirmLabel: 'Stop the import',
    });
    if (isSure) setRunning(false);
  }
  return (
    <Stack gap={16}>
      {!isRunning && (
        <Banner
          tone="warning"
          title="The import is stopped"
          actions={
            <Button variant="primary" onClick={() => setRunning(true)}>
              Continue
            </Button>
          }
        >
          Nothing is lost. Until it is finished, no order can use this audience.
        </Banner>
      )}
      <Card title="Import of people-november.csv">
        <Stack gap={24}>
          <StepList
            label="Import"
            steps={[
              { id: 'upload', label: 'Upload', state: 'done', note: '48 MB' },
              { id: 'check', label: 'Check the rows', state },
              { id: 'count', label: 'Count the people', state: 'todo' },
            ]}
          />
          <ProgressBar
            label={isRunning ? 'Rows are being checked' : 'Stopped'}
            value={CHECKED}
            max={ROWS}
            note={figures}
            isLive={isRunning}
            secondsLeft={isRunning ? 95 : undefined}
          />
          {isRunning && (
            <Toolbar end={<Button onClick={() => void stop()}>Stop the import</Button>}>
              You can leave this page. A notification tells you when the audience is ready.
            </Toolbar>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}

/** An application has one FeedbackProvider, around all its pages. */
export function LongWorkPattern() {
  return (
    <FeedbackProvider>
      <Page width="narrow">
        <PageHeader breadcrumbs={[{ label: 'Audiences', href: '#audiences' }]} title="Customers, November" />
        <Import />
      </Page>
    </FeedbackProvider>
  );
}
