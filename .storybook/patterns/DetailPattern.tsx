import {
  Badge,
  Button,
  Card,
  Code,
  DateText,
  DescriptionList,
  Fold,
  Grid,
  NumberText,
  Page,
  PageHeader,
  Stack,
  StatusBadge,
  Timeline,
  defineStatuses,
} from '@mailroom/design-system';

const STATUSES = defineStatuses([
  {
    code: 'Ready to launch',
    tone: 'pre-success',
    meaning: 'Creative and audience are approved.',
    next: 'An account manager launches it.',
  },
] as const);

export function DetailPattern() {
  return (
    <Page>
      <PageHeader
        breadcrumbs={[
          { label: 'Orders', href: '#orders' },
          { label: 'Autumn trail boots', href: '#order-20911' },
        ]}
        title="Trail boots, wave 1"
        status={<StatusBadge status={STATUSES.of('Ready to launch')} />}
        note={<Code>10432</Code>}
        actions={
          <>
            <Button href="#edit">Edit</Button>
            <Button variant="primary">Launch to 231,870 recipients</Button>
          </>
        }
      />
      <Grid min={420} gap={16}>
        <Card title="Product">
          <DescriptionList
            items={[
              { term: 'Advertiser', detail: 'Northlight' },
              { term: 'Volume ordered', detail: <NumberText value={250_000} /> },
              { term: 'Deliverable', detail: <NumberText value={231_870} /> },
              { term: 'Starts', detail: <DateText value="2026-11-22T13:00:00Z" /> },
            ]}
          />
        </Card>
        {/* Folds of one group are an accordion: the reader compares nothing in them, so one is enough. */}
        <Card title="Parts">
          <Stack gap={8}>
            <Fold group="parts" title="Creative" note={<Badge tone="success">Approved</Badge>} startsOpen>
              <DescriptionList
                items={[
                  { term: 'Subject', detail: 'Boots for wet leaves' },
                  { term: 'Sender', detail: 'Northlight Outdoor' },
                ]}
              />
            </Fold>
            <Fold group="parts" title="Audience" note="231,870 people">
              <DescriptionList
                items={[
                  { term: 'File', detail: 'people-november.csv' },
                  { term: 'Left out', detail: '18,130 that opted out or bounced' },
                ]}
              />
            </Fold>
            <Fold group="parts" title="History" note="2 events">
              <Timeline
                items={[
                  {
                    id: '2',
                    at: '2026-11-21T14:58:00Z',
                    title: 'Count accepted',
                    detail: 'R. Almeida: 231,870 instead of 250,000',
                    tone: 'success',
                  },
                  { id: '1', at: '2026-11-20T09:12:00Z', title: 'Product added', detail: 'Noor Haddad' },
                ]}
              />
            </Fold>
          </Stack>
        </Card>
      </Grid>
    </Page>
  );
}
