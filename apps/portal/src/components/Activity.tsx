import {
  Card,
  EmptyState,
  ErrorState,
  Pagination,
  Skeleton,
  Stack,
  Timeline,
  useDesign,
} from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AUDIT_PAGE_SIZE, auditQuery } from '../resources/audit.queries.ts';
import { errorText } from '../shared/errors/errorKinds.ts';
import { auditGroups } from './auditParts.ts';
import { auditItem } from './auditWords.ts';

export interface ActivityProps {
  /** The record's kind as the audit names it: 'account', 'order'. */
  entity: string;
  entityId: number;
}

/** The changes of a record: who changed what, and when. */
export function Activity({ entity, entityId }: ActivityProps) {
  const { formatDate, timeZone } = useDesign();
  const [page, setPage] = useState(1);
  const audit = useQuery(auditQuery(entity, entityId, page));
  if (audit.error && !audit.data) {
    return (
      <ErrorState title="The activity could not be loaded" onRetry={() => void audit.refetch()}>
        {errorText(audit.error)}
      </ErrorState>
    );
  }
  if (!audit.data) return <Skeleton lines={6} />;
  const { objects, total_rows } = audit.data;
  if (total_rows === 0) return <EmptyState title="Nothing has changed yet">Each change is kept here.</EmptyState>;
  const items = auditGroups(objects).map((group) => {
    const { title, details } = auditItem(group, (moment) => formatDate(moment, 'datetime', timeZone));
    return {
      id: String(group[0].id),
      at: group[0].at,
      title,
      detail: details.map((detail, index) => (
        // A line has no id of its own, and the list never reorders.
        <div key={index}>{detail}</div>
      )),
    };
  });
  return (
    <Card title="Activity">
      <Stack gap={16}>
        <Timeline items={items} />
        {total_rows > AUDIT_PAGE_SIZE && (
          <Pagination
            label="Activity"
            page={page}
            pageSize={AUDIT_PAGE_SIZE}
            total={total_rows}
            onPageChange={setPage}
          />
        )}
      </Stack>
    </Card>
  );
}
