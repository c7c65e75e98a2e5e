import { Button, Card, Checkbox, DateText, Grid, NumberInput, Stack, Text } from '@mailroom/design-system';
import { emailClients, REQUIRED_CLIENTS, SHARES_ESTIMATED_ON } from '@mailroom/domain/verdicts/emailClients';
import type { RecordForm } from '../../../shared/forms/recordForm.ts';
import type { Off } from './CheckRow.tsx';
import { shareField, type CheckValues } from './checkSettingsForm.ts';

/** Asks which clients must show everything, and how many readers use each. */
export function ClientChoices({ form, off }: { form: RecordForm<CheckValues>; off: Off }) {
  const required = form.control('required_clients');
  const rows = emailClients.map((client) => ({ ...client, field: form.typed(shareField(client.id)) }));
  const sum = rows.reduce((total, { field, percent }) => total + (field.value ?? percent), 0);
  return (
    <Card
      title="E-mail clients"
      footer={
        <>
          {`All together: ${Math.round(sum * 10) / 10} %. The rest of the readers use other clients. Our shares are an estimate of `}
          <DateText kind="date" value={`${SHARES_ESTIMATED_ON}T12:00:00Z`} />.
        </>
      }
    >
      <Stack gap={16}>
        <Text as="p" tone="muted">
          If a required client loses content, a person must accept it before anything goes out. The shares say how many
          readers a fault reaches.
        </Text>
        {rows.map(({ id, family, platform, percent, field }) => {
          const name = `${family} (${platform})`;
          const isRequired = required.value.includes(id);
          const isDefault = field.value === null && isRequired === REQUIRED_CLIENTS.includes(id);
          const choose = (isChosen: boolean) =>
            required.onValueChange(
              emailClients
                .map((client) => client.id)
                .filter((client) => (client === id ? isChosen : required.value.includes(client))),
            );
          return (
            <Grid key={id} columns={3}>
              <Checkbox
                label={`${name} is required`}
                hint={REQUIRED_CLIENTS.includes(id) ? 'Default: required.' : 'Default: not required.'}
                value={isRequired}
                onValueChange={choose}
                {...off}
              />
              <NumberInput
                label={`Readers with ${name}`}
                unit="%"
                min={0}
                max={100}
                maxDigits={2}
                placeholder={String(percent)}
                hint={`Empty: our estimate of ${percent} %.`}
                {...field}
                {...off}
              />
              <Stack align="start">
                {!isDefault && !off.disabled && (
                  <Button
                    size="small"
                    aria-label={`Reset to default: ${name}`}
                    onClick={() => {
                      choose(REQUIRED_CLIENTS.includes(id));
                      field.onValueChange(null);
                    }}
                  >
                    Reset to default
                  </Button>
                )}
              </Stack>
            </Grid>
          );
        })}
      </Stack>
    </Card>
  );
}
