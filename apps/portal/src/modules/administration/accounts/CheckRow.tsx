import { Button, Grid, NumberInput, Select, Stack } from '@mailroom/design-system';
import { severities } from '@mailroom/domain/statuses/recordStatuses';
import { thresholdProblem } from '@mailroom/domain/verdicts/checkSettings';
import { checkThresholds } from '@mailroom/domain/verdicts/checkThresholds';
import { findingKind, type FindingKindName } from '@mailroom/domain/verdicts/creativeFindings';
import type { RecordForm } from '../../../shared/forms/recordForm.ts';
import { severityField, thresholdHint, type CheckValues } from './checkSettingsForm.ts';

const OPTIONS = severities.map(({ code }) => ({ value: code, label: code }));

export interface Off {
  readonly disabled: boolean;
  readonly reason: string;
}

interface CheckRowProps {
  form: RecordForm<CheckValues>;
  kind: FindingKindName;
  off: Off;
}

/** One kind of finding: the numbers that decide about it, its severity, and the way back to the default. */
export function CheckRow({ form, kind, off }: CheckRowProps) {
  const { label, severity: standard } = findingKind(kind);
  const severity = form.control(severityField(kind));
  const numbers = checkThresholds
    .filter((known) => known.kind === kind)
    .map((known) => ({ ...known, field: form.typed(known.name) }));
  const isDefault = severity.value === standard && numbers.every(({ field, standard: value }) => field.value === value);
  const reset = () => {
    severity.onValueChange(standard);
    for (const { field, standard: value } of numbers) field.onValueChange(value);
  };
  const choice = (
    <Select
      label={label}
      hint={`Default: ${standard}.`}
      options={OPTIONS}
      {...severity}
      onValueChange={(code) => severity.onValueChange(code ?? standard)}
      {...off}
    />
  );
  const back = !isDefault && !off.disabled && (
    <Button size="small" aria-label={`Reset to default: ${label}`} onClick={reset}>
      Reset to default
    </Button>
  );
  if (numbers.length === 0) {
    return (
      <Stack gap={8}>
        {choice}
        {back && <Stack align="start">{back}</Stack>}
      </Stack>
    );
  }
  return (
    <Grid columns={3}>
      <Stack gap={16}>
        {numbers.map(({ name, label: words, unit, min, max, isWhole, field }) => (
          <NumberInput
            key={name}
            label={words}
            hint={thresholdHint(name)}
            unit={unit}
            min={min}
            max={max}
            maxDigits={isWhole ? 0 : 2}
            {...field}
            {...(field.error === undefined && field.value !== null && { error: thresholdProblem(name, field.value) })}
            {...off}
          />
        ))}
      </Stack>
      {choice}
      <Stack align="start">{back}</Stack>
    </Grid>
  );
}
