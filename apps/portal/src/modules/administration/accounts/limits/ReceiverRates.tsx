import { Button, Card, Grid, NumberInput, Stack, Text, TextInput } from '@mailroom/design-system';
import { useEffect, useRef } from 'react';
import type { RecordForm } from '../../../../shared/forms/recordForm.ts';
import type { LimitValues } from './limitsForm.ts';

/** As many as the contract allows. */
const MOST_RECEIVERS = 50;

interface ReceiverRatesProps {
  form: RecordForm<LimitValues>;
  /** The numbers of the rows that are there. */
  rows: readonly number[];
  off: { readonly disabled: boolean; readonly reason: string };
}

/** The receiving domains that have a rate of their own: one row each, to change, add and remove. */
export function ReceiverRates({ form, rows, off }: ReceiverRatesProps) {
  const list = form.control('receivers');
  const addButton = useRef<HTMLButtonElement>(null);
  const added = useRef<number>(undefined);
  const { clearErrors, setFocus, setValue } = form.form;
  useEffect(() => {
    if (added.current === undefined) return;
    setFocus(`domain_${added.current}`);
    added.current = undefined;
  }, [rows, setFocus]);
  function add(): void {
    const row = Math.max(-1, ...rows) + 1;
    // A number that a removed row had may have its texts.
    setValue(`domain_${row}`, '');
    setValue(`rate_${row}`, null);
    added.current = row;
    list.onValueChange([...rows, row]);
  }
  function remove(row: number): void {
    // A text that can't be read would keep the form from being saved.
    form.typed(`rate_${row}`).onUnreadable(undefined);
    clearErrors([`domain_${row}`, `rate_${row}`]);
    list.onValueChange(rows.filter((other) => other !== row));
    addButton.current?.focus();
  }
  return (
    <Card title="Receiving domains">
      <Stack gap={16}>
        {rows.map((row, at) => (
          <Stack key={row} gap={8} role="group" aria-label={`Receiving domain ${at + 1}`}>
            <Grid min={260} columns="auto" gap={16}>
              <TextInput
                label={`Domain ${at + 1}`}
                placeholder="gmail.com"
                autoComplete="off"
                {...form.field(`domain_${row}`)}
                {...off}
              />
              <NumberInput label={`Rate to domain ${at + 1}`} unit="a minute" {...form.typed(`rate_${row}`)} {...off} />
              {!off.disabled && (
                <Stack justify="end" align="start">
                  <Button onClick={() => remove(row)}>{`Remove domain ${at + 1}`}</Button>
                </Stack>
              )}
            </Grid>
          </Stack>
        ))}
        {!off.disabled && (
          <Stack direction="row">
            <Button
              ref={addButton}
              onClick={add}
              disabled={rows.length >= MOST_RECEIVERS}
              reason={`At most ${MOST_RECEIVERS} domains`}
            >
              Add receiving domain
            </Button>
          </Stack>
        )}
        <Text as="p" tone="muted">
          For receivers who ask to be mailed slower. Each is the part of an address behind its @ and nothing else:
          mail.gmail.com and googlemail.com are other domains than gmail.com. Over all products, live seeds included.
          Products that are being sent keep to a change with their next messages.
        </Text>
      </Stack>
    </Card>
  );
}
