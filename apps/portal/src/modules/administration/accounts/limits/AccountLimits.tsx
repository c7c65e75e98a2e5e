import type { V2Schemas } from '@mailroom/api-client';
import {
  Card,
  Checkbox,
  DatePicker,
  Form,
  Grid,
  NumberInput,
  Select,
  Skeleton,
  Stack,
  Switch,
  Text,
  useDesign,
} from '@mailroom/design-system';
import { dayOf } from '@mailroom/domain/dates/dates';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { limitWords } from '../../../../components/limits/limitWords.ts';
import { LoadFailure } from '../../../../components/LoadFailure.tsx';
import { sendingLimitsQuery, useEditSendingLimits } from '../../../../resources/sendingLimits.queries.ts';
import { useCan } from '../../../../session/user/usePermissions.ts';
import { isShownInForm } from '../../../../shared/forms/isShownInForm.ts';
import { useRecordForm } from '../../../../shared/forms/useRecordForm.tsx';
import { useNow } from '../../../../shared/useNow.ts';
import { SettingsBar } from '../SettingsBar.tsx';
import {
  atItsRow,
  hourOptions,
  hoursOf,
  limitPatch,
  limitRules,
  limitValues,
  planOf,
  receiversOf,
} from './limitsForm.ts';
import { ReceiverRates } from './ReceiverRates.tsx';
import { WarmUpChart } from './WarmUpChart.tsx';

const MINUTE = 60_000;

function LimitsForm({ limits }: { limits: V2Schemas['SendingLimits'] }) {
  const { can, reason } = useCan('can_modify_account_settings');
  const { mutateAsync: edit } = useEditSendingLimits(isShownInForm);
  const { locale } = useDesign();
  const now = useNow(MINUTE);
  const zone = limits.time_zone;
  const form = useRecordForm({
    values: limitValues(limits, dayOf(now, zone)),
    record: limits,
    rules: limitRules,
    cannotSave: can ? undefined : reason,
    save: async (values, version) => {
      try {
        return await edit({ id: limits.id, version, patch: limitPatch(values) });
      } catch (error) {
        throw atItsRow(error, values.receivers);
      }
    },
  });
  const values = { ...limitValues(limits, dayOf(now, zone)), ...useWatch({ control: form.form.control }) };
  const off = { disabled: !can, reason };
  const plan = planOf(values);
  const from = form.control('from_hour');
  const until = form.control('until_hour');
  function chooseFrom(hour: string | null): void {
    const begins = Number(hour ?? 0);
    from.onValueChange(begins);
    if (values.until_hour <= begins) until.onValueChange(begins + 1);
  }
  return (
    <Form {...form.formProps}>
      <Text as="p">
        {limitWords(
          {
            send_rate_per_minute: values.send_rate_per_minute,
            send_hours: hoursOf(values),
            warm_up: plan,
            receiver_rates: receiversOf(values),
            mailed_today: limits.mailed_today,
            time_zone: zone,
          },
          { locale, now },
        )}
      </Text>
      <Card title="Rate">
        <Grid min={260} columns="auto" gap={16}>
          <NumberInput
            label="Send rate"
            unit="a minute"
            placeholder="As fast as the relay takes it"
            hint="Over all products. Empty: as fast as the relay takes it."
            {...form.typed('send_rate_per_minute')}
            {...off}
          />
        </Grid>
      </Card>
      <ReceiverRates form={form} rows={values.receivers} off={off} />
      <Card title="Hours">
        <Stack gap={16}>
          <Switch label="Send only at certain hours" {...form.control('has_hours')} {...off} />
          {values.has_hours && (
            <>
              <Grid min={260} columns="auto" gap={16}>
                <Select
                  label="From"
                  options={hourOptions(0, 23)}
                  {...from}
                  value={String(from.value)}
                  onValueChange={chooseFrom}
                  {...off}
                />
                <Select
                  label="Until"
                  options={hourOptions(values.from_hour + 1, 24)}
                  {...until}
                  value={String(until.value)}
                  onValueChange={(hour) => until.onValueChange(Number(hour ?? 24))}
                  {...off}
                />
              </Grid>
              <Checkbox label="Monday to Friday only" {...form.control('weekdays_only')} {...off} />
            </>
          )}
          <Text as="p" tone="muted">
            The clocks of {zone} count. Messages that are not out when the hours end wait for the next ones. Proofs and
            tests go out at any hour.
          </Text>
        </Stack>
      </Card>
      <Card title="Warm-up">
        <Stack gap={16}>
          <Switch label="Mail more people each day" {...form.control('has_warm_up')} {...off} />
          {values.has_warm_up && (
            <Grid min={220} columns="auto" gap={16}>
              <DatePicker label="First day" {...form.typed('starts_on')} {...off} />
              <NumberInput label="People on the first day" {...form.typed('first_day')} {...off} />
              <NumberInput label="Each day more by" unit="%" {...form.typed('grows_by_percent')} {...off} />
              <NumberInput
                label="Ends at"
                unit="people a day"
                hint="From the day that would reach it, nothing is limited."
                {...form.typed('until')}
                {...off}
              />
            </Grid>
          )}
          {plan && <WarmUpChart plan={plan} />}
          <Text as="p" tone="muted">
            Receivers distrust a sender whom they don’t know and who sends much. The plan counts people, over all
            products; live seeds, proofs and tests don’t count.
          </Text>
        </Stack>
      </Card>
      {can && <SettingsBar label="Save limits" form={form} />}
      {form.dialogs}
    </Form>
  );
}

/** How fast and when the account's messages go out. */
export function AccountLimits({ accountId }: { accountId: number }) {
  const limits = useQuery(sendingLimitsQuery(accountId));
  if (limits.data) return <LimitsForm key={accountId} limits={limits.data} />;
  if (limits.error) return <LoadFailure what="The sending limits" query={limits} />;
  return <Skeleton lines={12} />;
}
