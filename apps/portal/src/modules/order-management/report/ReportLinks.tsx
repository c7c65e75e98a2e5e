import type { V1Schemas } from '@mailroom/api-client';
import { Card, Table } from '@mailroom/design-system';
import { PAGE_SIZE } from '@mailroom/domain/constants';
import { linkColumns } from './report.columns.ts';

interface ReportLinksProps {
  links: V1Schemas['Report']['links'];
  note: string | undefined;
}

/** The clicks of people and machines, by the links of the mail. */
export function ReportLinks({ links, note }: ReportLinksProps) {
  return (
    <Card title="Clicks by link" isFlush note={note}>
      <Table
        label="Clicks by link"
        isFlush
        hasColumnMenu={false}
        isPaged={links.length > PAGE_SIZE}
        columns={linkColumns(links)}
        rows={links}
        rowId={({ position, url }) => `${position} ${url}`}
        initialState={{ sort: [{ id: 'clicks', direction: -1 }] }}
        empty={{ title: 'The e-mail has no links' }}
      />
    </Card>
  );
}
