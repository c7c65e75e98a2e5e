import type { V1Schemas } from '@mailroom/api-client';
import { Banner, Button, Card, MappingTable, Stack, Switch, TextInput } from '@mailroom/design-system';
import { useMemo, useRef, useState } from 'react';
import { useFormats } from '../../../shared/useFormats.ts';
import { placeOf } from '../computed/columnsDraft.ts';
import { ComputedColumns } from '../computed/ComputedColumns.tsx';
import { suggestionsOf } from '../computed/suggestionsOf.ts';
import { sampleColumns, sheetOf, wholeSheet } from './fileSample.ts';
import { customNameHint, withCustomNames } from './customNames.ts';
import { customColumns, draftOf, type ImportDraft } from './importDraft.ts';
import { ReadingCard } from '../reading/ReadingCard.tsx';
import type { Corrections } from '../reading/useReading.ts';
import { customNameError } from './mappingErrors.ts';
import { memberFields } from './memberFields.ts';

interface ColumnsStepProps {
  file: V1Schemas['AudienceFile'];
  draft: ImportDraft;
  corrections: Corrections;
  onChange: (draft: ImportDraft) => void;
  /** Leads to the other tables of the packed file. Undefined where it has none. */
  onOtherTable: (() => void) | undefined;
}

/** The mapping of an earlier file was chosen by a person. */
const NO_GUESSES = {};

/** Chooses the field of each column, and which addresses the import rejects in addition to invalid ones. */
export function ColumnsStep({ file, draft, corrections, onChange, onOtherTable }: ColumnsStepProps) {
  const all = useMemo(() => wholeSheet(file, draft), [file, draft]);
  const suggestions = useMemo(() => suggestionsOf(all, draft), [all, draft]);
  const suggested = useRef<HTMLElement>(null);
  const custom = customColumns(draft);
  const { number, count } = useFormats();
  const competing = file.columns.filter(({ valid_percent }) => valid_percent !== null);
  // An error at a name waits until the reader has left its field.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const headerOf = (column: string) => {
    const place = placeOf(draft, column);
    return all.headings[place] || `Column ${place + 1}`;
  };
  return (
    <>
      {competing.length > 1 && !Object.values(draft.choices).includes('email') && (
        <Banner tone="warning" title={`${competing.length} columns hold e-mail addresses`}>
          {competing
            .map(({ column, filled_percent: filled }) => `“${headerOf(String(column))}”, ${number(filled)} % filled`)
            .join('; ')}
          . Choose the one at which people are mailed.
        </Banner>
      )}
      <ReadingCard
        file={file}
        corrections={corrections}
        hasHeader={draft.hasHeader}
        onHasHeaderChange={(hasHeader) => onChange({ ...draft, hasHeader })}
        onOtherTable={onOtherTable}
      />
      <Card
        title="Columns"
        note={
          file.mapped_as
            ? `Mapped as in ${file.mapped_as.audience.name}, which had the same headings`
            : `${file.columns.length} in ${(file.unpacked_from ?? file.file).name}`
        }
        actions={
          suggestions.length > 0 && (
            // The card is below the last of the columns, so that none moves when a suggestion comes or goes.
            <Button size="small" variant="quiet" onClick={() => suggested.current?.querySelector('button')?.focus()}>
              {count(suggestions.length, 'suggestion')}
            </Button>
          )
        }
      >
        <MappingTable
          label="Columns of the file"
          columns={sampleColumns(file, draft)}
          fields={memberFields}
          guesses={file.mapped_as ? NO_GUESSES : draftOf(file).choices}
          value={draft.choices}
          onValueChange={(choices) => onChange(withCustomNames({ ...draft, choices }, headerOf))}
        />
      </Card>
      <ComputedColumns
        draft={draft}
        sheet={sheetOf(file, draft.hasHeader)}
        all={all}
        suggestions={suggestions}
        suggestionsRef={suggested}
        onChange={(next) => onChange(withCustomNames(next, headerOf))}
      />
      {custom.length > 0 && (
        <Card title="Custom fields">
          <Stack gap={16}>
            {custom.map((column) => (
              <TextInput
                key={column}
                label={`Name for ${headerOf(column)}`}
                hint={customNameHint(draft, column)}
                isRequired
                value={draft.names[column] ?? ''}
                onValueChange={(text) => onChange({ ...draft, names: { ...draft.names, [column]: text } })}
                onBlur={() => setLeft(new Set(left).add(column))}
                error={left.has(column) ? customNameError(draft, column) : undefined}
              />
            ))}
          </Stack>
        </Card>
      )}
      <Card title="Rules">
        <Stack gap={16}>
          <Switch
            label="Reject role addresses"
            hint="info@, abuse@ and the like belong to a function, not to a person"
            value={draft.rejectsRoles}
            onValueChange={(isOn) => onChange({ ...draft, rejectsRoles: isOn })}
          />
          <Switch
            label="Reject disposable domains"
            hint="Providers of throw-away addresses"
            value={draft.rejectsDisposable}
            onValueChange={(isOn) => onChange({ ...draft, rejectsDisposable: isOn })}
          />
        </Stack>
      </Card>
    </>
  );
}
