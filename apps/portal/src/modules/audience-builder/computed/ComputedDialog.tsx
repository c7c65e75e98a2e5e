import { Button, Form, Modal, MultiSelect, Select, Stack, TextInput } from '@mailroom/design-system';
import { computedLimits, kindNeeds } from '@mailroom/domain/computed/computedKinds';
import { useId, useMemo, useState } from 'react';
import { LeaveQuestion } from '../../../shared/forms/LeaveQuestion.tsx';
import { ColumnPreview } from './ColumnPreview.tsx';
import { previewOf } from './columnPreview.ts';
import { placeOf, idAt, type ColumnsDraft, type DraftColumn, type NewColumn } from './columnsDraft.ts';
import { cutOptions, joinOptions, kindOptions } from './kindChoices.ts';
import { columnName, withComputed, type Sheet } from './sheet.ts';
import { useColumnForm } from './useColumnForm.ts';

interface ComputedDialogProps {
  draft: ColumnsDraft;
  sheet: Sheet;
  /** The column that is edited; undefined to add one. */
  column: DraftColumn | undefined;
  onSave: (column: NewColumn) => void;
  onClose: () => void;
}

const FIELDS = ['kind', 'sources', 'text', 'name'] as const;
const SAMPLES = 3;

function tooLong(text: string): string | undefined {
  return [...text].length > computedLimits.textLength
    ? `At most ${computedLimits.textLength} characters are allowed`
    : undefined;
}

/** Says how a column is made of others, with its first values beside the cells that it reads. */
export function ComputedDialog({ draft, sheet, column: edited, onSave, onClose }: ComputedDialogProps) {
  const id = useId();
  const [isClosing, setClosing] = useState(false);
  const all = useMemo(() => withComputed(sheet, draft), [sheet, draft]);
  const headingOf = (source: string) => columnName(all.headings, placeOf(draft, source));
  const form = useColumnForm({ draft, column: edited, headingOf });
  const { typed, column, errors } = form;
  const needs = typed.kind === null ? undefined : kindNeeds(typed.kind);
  const title = edited ? 'Edit computed column' : 'Add computed column';
  const options = Array.from({ length: form.before }, (_, place) => ({
    value: idAt(draft, place),
    label: columnName(all.headings, place),
    description: all.rows
      .slice(0, SAMPLES)
      .map((row) => row[place] || '—')
      .join(' · '),
  }));
  const listed = FIELDS.flatMap((field) => (errors[field] === undefined ? [] : [{ field, message: errors[field] }]));
  const preview = column && needs && isReady(column.sources, needs.sources) && previewOf(column, all, draft);

  function save() {
    form.tried();
    if (listed.length > 0 || !column) return false;
    onSave({ ...column, name: column.name.trim() });
    return true;
  }
  return (
    <Modal
      isOpen
      // Wide enough for a table of cells and values.
      width={720}
      title={title}
      onClose={() => (form.isChanged ? setClosing(true) : onClose())}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary">
            {edited ? 'Save column' : 'Add column'}
          </Button>
        </>
      }
    >
      <Form id={id} aria-label={title} onSubmit={() => void save()} errors={form.hasTried ? listed : []}>
        <Stack gap={16}>
          <Select
            label="What it holds"
            name="kind"
            isRequired
            options={kindOptions}
            value={typed.kind}
            error={form.shown('kind')}
            onBlur={() => form.leave('kind')}
            onValueChange={(kind) => form.change({ kind })}
          />
          {needs?.sources === 'one' && (
            <Select
              label="Column"
              name="sources"
              isRequired
              options={options}
              value={typed.sources[0] ?? null}
              error={form.shown('sources')}
              onBlur={() => form.leave('sources')}
              onValueChange={(source) => form.change({ sources: source === null ? [] : [source] })}
            />
          )}
          {needs?.sources === 'several' && (
            <MultiSelect
              label="Columns"
              name="sources"
              isRequired
              hint="In the order in which you choose them"
              options={options}
              limit={computedLimits.sources}
              maxChips={computedLimits.sources}
              value={typed.sources}
              error={form.shown('sources')}
              onBlur={() => form.leave('sources')}
              onValueChange={(sources) => form.change({ sources })}
            />
          )}
          {needs?.text === 'separator' && (
            <Select
              label={typed.kind === 'join' ? 'Between the values' : 'Between the parts'}
              name="text"
              hint="Or type another sign"
              isCreatable
              validateNew={tooLong}
              options={typed.kind === 'join' ? joinOptions : cutOptions}
              value={typed.separator}
              error={form.shown('text')}
              onBlur={() => form.leave('text')}
              onValueChange={(separator) => form.change({ separator: separator ?? ' ' })}
            />
          )}
          {needs?.text === 'value' && (
            <TextInput
              label="Value"
              name="text"
              isRequired
              value={typed.value}
              error={form.shown('text')}
              onBlur={() => form.leave('text')}
              onValueChange={(value) => form.change({ value })}
            />
          )}
          {needs && (
            <TextInput
              label="Name"
              name="name"
              isRequired
              value={form.name}
              error={form.shown('name')}
              onBlur={() => form.leave('name')}
              onValueChange={(name) => form.change({ name })}
            />
          )}
          {preview && column && <ColumnPreview {...preview} sources={column.sources.map(headingOf)} />}
        </Stack>
      </Form>
      {isClosing && (
        <LeaveQuestion
          lost={[
            {
              save: () =>
                save() ? Promise.resolve() : Promise.reject(new Error(listed.map(({ message }) => message).join('. '))),
              saveLabel: edited ? 'Save column' : 'Add column',
            },
          ]}
          onStay={() => setClosing(false)}
          onLeave={onClose}
        />
      )}
    </Modal>
  );
}

/** Whether enough columns are chosen for a preview. */
function isReady(sources: readonly string[], needed: 'none' | 'one' | 'several'): boolean {
  return sources.length >= { none: 0, one: 1, several: 2 }[needed];
}
