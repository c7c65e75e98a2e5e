import type { V1Schemas } from '@mailroom/api-client';
import { Banner, Button, PageHeader, Table } from '@mailroom/design-system';
import { rejectReasons } from '@mailroom/domain/verdicts/audienceVerdict';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { rejectedRowsQuery, useCorrectRows } from '../../../resources/audiences.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { LeaveGuard } from '../../../shared/forms/LeaveGuard.tsx';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { pagedRows } from '../../../shared/listState/pagedRows.ts';
import { tableQuery } from '../../../shared/listState/tableQuery.ts';
import { useListState } from '../../../shared/listState/useListState.ts';
import { paths } from '../../../shared/paths.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { isMoved, keyOf, kindsOf, lineOf, stillWrong, type RejectedRow } from './corrections.ts';
import { rejectColumns } from './rejects.columns.ts';
import { useCorrections } from './useCorrections.ts';

const RowDialog = loadOnUse(async () => (await import('./RowDialog.tsx')).RowDialog);

const people = { label: 'People', href: paths.audienceBuilder.people };
/** As many rows as one call takes. */
const MOST_ROWS = 1000;

const filters = [
  {
    id: 'reason',
    label: 'Reason',
    options: rejectReasons.map(({ code, label }) => ({ value: code, label })),
  },
];

const NEEDS = [['can_update_audience'], ['can_upload_file']] as const;

function kindsText(rows: readonly RejectedRow[]): string {
  return kindsOf(rows)
    .map(([kind, some]) => `${kind} (${some})`)
    .join(', ');
}

/** The rows with what was corrected, and their import. */
export function RejectedRows({ audience }: { audience: V1Schemas['Audience'] }) {
  const { count } = useFormats();
  const may = useCan(NEEDS);
  const list = useListState({ sort: 'line:asc', filters: ['reason'], pageSize: 25 });
  const query = tableQuery('listRejectedRows', list.state, { filters: ['reason'] });
  const page = useQuery(rejectedRowsQuery(audience.id, query));
  const corrections = useCorrections(page.data);
  const correct = useCorrectRows();
  const [isStarted, setStarted] = useState(false);
  const [opened, open] = useState<RejectedRow>();
  const { rows, put, takeAsShown, undo, suggested, moved, useSuggestions: take, wrong, body } = corrections;
  const headings = page.data?.columns;
  const emails = [...new Set(page.data?.objects.map(({ email_column: at }) => at))].filter((at) => at !== null).join();
  const hasMoved = page.data?.objects.some(isMoved) ?? false;
  const columns = useMemo(
    () =>
      rejectColumns(
        {
          headings: headings ?? [],
          emails: emails === '' ? [] : emails.split(',').map(Number),
          // An import from before headings were kept has none to type below.
          canEdit: may.can && headings?.length !== 0,
          hasFiles: audience.ingests.length > 1,
          hasMoved,
        },
        { rows, put, takeAsShown, undo, open },
      ),
    [headings, emails, may.can, audience.ingests.length, hasMoved, rows, put, takeAsShown, undo],
  );

  function lacking(): string | undefined {
    if (!may.can) return may.reason;
    if (audience.importing) return 'An import is running';
    if (rows.size === 0) return 'Correct a row first';
    if (wrong) return `${lineOf(wrong.row)} is still wrong: ${stillWrong(wrong)}`;
    return rows.size > MOST_ROWS ? `Import at most ${count(MOST_ROWS, 'row')} at a time` : undefined;
  }
  const lacks = lacking();
  async function send() {
    await correct.mutateAsync({ audience, body });
    setStarted(true);
  }
  async function sendFirst() {
    if (opened) throw new Error(`${lineOf(opened)} is open: correct or close it first`);
    if (lacks) throw new Error(lacks);
    await correct.mutateAsync({ audience, body });
  }

  return (
    <>
      <PageHeader
        breadcrumbs={[people, { label: audience.name, href: paths.audienceBuilder.audience(audience.id) }]}
        title="Rejected rows"
        actions={
          <Button
            variant="primary"
            disabled={lacks !== undefined}
            reason={lacks ?? ''}
            isBusy={correct.isPending}
            onClick={() => void send().catch(() => undefined)}
          >
            {rows.size === 0 ? 'Import corrected rows' : `Import ${count(rows.size, 'corrected row')}`}
          </Button>
        }
      />
      {may.can && moved.length > 0 && (
        <Banner
          title={`${count(moved.length, 'row')} on this page with ${moved.length === 1 ? 'its' : 'their'} cells in another order`}
          actions={
            <Button onClick={() => take(moved)}>
              {moved.length === 1 ? 'Move its cells' : `Move the cells of ${count(moved.length, 'row')}`}
            </Button>
          }
        >
          {kindsText(moved)}
        </Banner>
      )}
      {may.can && suggested.length > 0 && (
        <Banner
          title={`${count(suggested.length, 'address', 'addresses')} on this page with a suggestion`}
          actions={
            <Button onClick={() => take(suggested)}>
              {suggested.length === 1 ? 'Use the suggestion' : `Use all ${count(suggested.length, 'suggestion')}`}
            </Button>
          }
        >
          {kindsText(suggested)}
        </Banner>
      )}
      <Table
        label="Rejected rows"
        columns={columns}
        rowId={keyOf}
        filters={filters}
        overflow="scroll"
        empty={{
          title: 'No row is rejected',
          description: 'Every row of the version in use is a person, a duplicate or left out.',
        }}
        {...pagedRows(list, page)}
        rows={corrections.shown}
      />
      <LeaveGuard
        isDirty={(rows.size > 0 || opened !== undefined) && !isStarted}
        // The query names only a part of the list.
        stays={() => true}
        saveLabel="Import and leave"
        onSave={sendFirst}
      />
      {opened && (
        <RowDialog
          key={keyOf(opened)}
          row={opened}
          before={rows.get(keyOf(opened))?.before ?? opened}
          headings={headings ?? []}
          onSave={(row) => {
            put([row]);
            open(undefined);
          }}
          onClose={() => open(undefined)}
        />
      )}
      {isStarted && <Navigate to={paths.audienceBuilder.audience(audience.id)} replace />}
    </>
  );
}
