import type { V2Schemas } from '@mailroom/api-client';
import {
  Banner,
  Button,
  DatePicker,
  Form,
  Modal,
  NumberInput,
  RadioGroup,
  Skeleton,
  Stack,
  Table,
  TimeInput,
} from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { movePreviewQuery } from '../../../resources/productBulk.queries.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { moveColumns } from './move.columns.ts';
import { effectsOf, moveErrors, moveOf, type TypedMove } from './movePlan.ts';

interface MoveDialogProps {
  ids: readonly number[];
  isBusy: boolean;
  onMove: (move: V2Schemas['ProductMove'], seen: V2Schemas['SeenProduct'][]) => void;
  onClose: () => void;
}

const WAYS = [
  { value: 'days', label: 'By days', hint: 'Each keeps its time of day' },
  { value: 'to', label: 'To a day and time', hint: 'On the clock of each account' },
] as const;

/** Moves several products, and shows before what that makes of each: its new start, its status, or why it can't be moved. */
export function MoveDialog({ ids, isBusy, onMove, onClose }: MoveDialogProps) {
  const form = useId();
  const { count } = useFormats();
  const [typed, setTyped] = useState<TypedMove>({ way: 'days', days: 1, date: null, time: '09:00' });
  const [hasTried, setTried] = useState(false);
  const move = moveOf(typed);
  const preview = useQuery(movePreviewQuery(ids, move));
  const change = (next: Partial<TypedMove>) => setTyped({ ...typed, ...next });

  const errors = moveErrors(typed);
  const shown = hasTried ? errors : {};
  const listed = Object.entries(shown).map(([field, message]) => ({ field, message }));
  const rows = preview.data?.objects ?? [];
  const moved = rows.filter(({ refused }) => refused === null);
  const lacks =
    preview.isPlaceholderData || preview.isPending ? 'The preview is loading' : 'None of them can be moved like this';
  const isReady = move === undefined || (!preview.isPlaceholderData && moved.length > 0);

  function submit() {
    setTried(true);
    if (!move || !isReady) return;
    onMove(
      move,
      rows.map(({ product_id: id, version }) => ({ id, version })),
    );
  }
  return (
    <Modal
      isOpen
      // Wide enough for a table of dates.
      width={720}
      title={`Move ${count(ids.length, 'product')}`}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            disabled={!isReady}
            reason={isReady ? '' : lacks}
            isBusy={isBusy}
          >
            {moved.length > 0 && isReady ? `Move ${count(moved.length, 'product')}` : 'Move'}
          </Button>
        </>
      }
    >
      <Form id={form} aria-label="Move" onSubmit={submit} isBusy={isBusy} errors={listed}>
        <Stack gap={16}>
          <RadioGroup
            label="How"
            name="way"
            orientation="horizontal"
            options={WAYS}
            value={typed.way}
            onValueChange={(way) => change({ way })}
          />
          {typed.way === 'days' ? (
            <NumberInput
              label="Days"
              name="days"
              isRequired
              hint="A negative number moves back"
              maxDigits={0}
              value={typed.days}
              error={shown.days}
              onValueChange={(days) => change({ days })}
            />
          ) : (
            <Stack direction="row" gap={16} isWrapping>
              <DatePicker
                label="Day"
                name="date"
                isRequired
                value={typed.date}
                error={shown.date}
                onValueChange={(date) => change({ date })}
              />
              <TimeInput
                label="Time"
                name="time"
                isRequired
                value={typed.time}
                error={shown.time}
                onValueChange={(time) => change({ time })}
              />
            </Stack>
          )}
        </Stack>
      </Form>
      {preview.error && !preview.data && <Banner tone="danger" title={errorText(preview.error)} />}
      {effectsOf(rows).map((effect) => (
        <Banner key={effect.title} tone={effect.tone} title={effect.title} />
      ))}
      {rows.length > 0 ? (
        <Table
          label="After the move"
          columns={moveColumns()}
          hasColumnMenu={false}
          rows={rows}
          rowId={({ product_id: id }) => String(id)}
          isPaged={false}
        />
      ) : (
        move && !preview.error && <Skeleton lines={4} height={40} />
      )}
    </Modal>
  );
}
