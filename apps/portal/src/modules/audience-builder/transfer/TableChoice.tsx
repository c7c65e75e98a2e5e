import type { V1Schemas } from '@mailroom/api-client';
import { Banner, Button, Link, RadioGroup, Stack, Text } from '@mailroom/design-system';
import { useState, type RefCallback } from 'react';
import {
  useChooseAudienceTable,
  type AudienceUpload,
} from '../../../resources/audienceFiles/audienceUploads.queries.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { paths } from '../../../shared/paths.ts';
import { likelyTable, tableQuestion } from './tables.ts';
import { useSizes } from './useSizes.ts';

type PackedTable = V1Schemas['PackedTable'];

interface TableChoiceProps {
  upload: AudienceUpload;
  stage: RefCallback<HTMLElement>;
  onChosen: () => void;
  onChooseAnother: () => void;
}

/** Warns of tables whose people asked not to be mailed, before somebody mails them. */
function Refusals({ tables }: { tables: readonly PackedTable[] }) {
  const names = tables.map(({ name }) => `‘${name}’`).join(', ');
  return (
    <Banner tone="warning" title={`${names}: these people must probably not be mailed`}>
      Don’t import them as an audience.{' '}
      <Link href={paths.audienceBuilder.suppressions} isExternal>
        Add them as a suppression list
      </Link>
    </Banner>
  );
}

/** Chooses which file of an archive, or which sheet of a workbook, has the people. */
export function TableChoice({ upload, stage, onChosen, onChooseAnother }: TableChoiceProps) {
  const { id, name, tables, left_out: leftOut, state } = upload;
  const [table, setTable] = useState(upload.table ?? likelyTable(tables));
  const choose = useChooseAudienceTable();
  const { bytes, count } = useSizes();
  const refusals = tables.filter(({ speaks_of_consent: speaks }) => speaks);

  function aboutTable({
    rows,
    bytes: size,
    is_sheet,
    is_hidden: isHidden,
    speaks_of_consent: speaks,
  }: PackedTable): string {
    // The bytes of a sheet are those of its XML, which nobody knows it by.
    const amount = rows === null ? !is_sheet && size !== null && bytes(size) : count(rows, 'row');
    return [amount, isHidden && 'Hidden sheet', speaks && 'Probably must not be mailed'].filter(Boolean).join(' · ');
  }
  async function take() {
    if (table === undefined) return;
    if (state !== 'ready' || table !== upload.table) await choose.mutateAsync({ id, table });
    onChosen();
  }
  return (
    <Stack ref={stage}>
      {refusals.length > 0 && <Refusals tables={refusals} />}
      <RadioGroup
        label={tableQuestion(upload)}
        options={tables.map((each, at) => ({ value: at, label: each.name, hint: aboutTable(each) }))}
        value={table ?? null}
        onValueChange={setTable}
        error={choose.error && errorText(choose.error)}
      />
      {leftOut.length > 0 && (
        <Text as="p" tone="muted">
          Left out, because they aren’t tables: {leftOut.join(', ')}
        </Text>
      )}
      <Stack direction="row" gap={8}>
        <Button
          variant="primary"
          disabled={table === undefined}
          reason="Choose a table first"
          isBusy={choose.isPending}
          onClick={() => void take().catch(() => undefined)}
        >
          Use this table
        </Button>
        <Button variant="quiet" onClick={onChooseAnother} aria-label={`Choose another file than ${name}`}>
          Choose another file
        </Button>
      </Stack>
    </Stack>
  );
}
