import type { V2Schemas } from '@mailroom/api-client';
import {
  Banner,
  Card,
  EmptyState,
  Grid,
  Form,
  Link,
  SearchInput,
  Skeleton,
  Stack,
  Text,
  Toolbar,
} from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { checkSettingsQuery, useEditCheckSettings } from '../../../resources/checkSettings.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { isShownInForm } from '../../../shared/forms/isShownInForm.ts';
import { useRecordForm } from '../../../shared/forms/useRecordForm.tsx';
import { paths } from '../../../shared/paths.ts';
import { CheckRow } from './CheckRow.tsx';
import {
  checkGroups,
  checkPatchOf,
  checkRules,
  checkValuesOf,
  fixedKinds,
  hasNumber,
  showsText,
} from './checkSettingsForm.ts';
import { ClientChoices } from './ClientChoices.tsx';
import { SettingsBar } from './SettingsBar.tsx';

function CheckForm({ settings }: { settings: V2Schemas['CheckSettings'] }) {
  const { can, reason } = useCan('can_modify_account_settings');
  const { mutateAsync: edit } = useEditCheckSettings(isShownInForm);
  const [search, setSearch] = useState('');
  const before = checkValuesOf(settings);
  const form = useRecordForm({
    values: before,
    record: settings,
    rules: checkRules,
    cannotSave: can ? undefined : reason,
    save: (values, version) => edit({ id: settings.id, version, patch: checkPatchOf(values, before) }),
  });
  const off = { disabled: !can, reason };
  // A search never hides a field that must be mended.
  const isSearching = search.trim() !== '' && form.errors.length === 0;
  const groups = checkGroups.map(({ title, kinds }) => ({
    title,
    rows: kinds.map((kind) => ({ kind, isShown: !isSearching || showsText(kind, search) })),
  }));
  const row = ({ kind, isShown }: (typeof groups)[number]['rows'][number]) => (
    <div key={kind} hidden={!isShown}>
      <CheckRow form={form} kind={kind} off={off} />
    </div>
  );
  const hasRows = groups.some(({ rows }) => rows.some(({ isShown }) => isShown));
  return (
    <Form {...form.formProps}>
      <Banner tone="info" title="Changes apply from the next check">
        Creatives that were checked before keep their findings. To judge them by new settings, choose them in the{' '}
        <Link href={paths.campaignCreatives.creativesOf(settings.id)}>creatives of this account</Link> and check them
        again.
      </Banner>
      <Toolbar>
        <SearchInput
          label="Search the settings"
          placeholder="Search the settings"
          value={search}
          onValueChange={setSearch}
        />
      </Toolbar>
      {groups.map(({ title, rows }) => (
        // Hidden, not removed: a field keeps a text that it can't read only while it is there.
        <div key={title} hidden={!rows.some(({ isShown }) => isShown)}>
          <Card title={title}>
            <Stack gap={24}>
              {rows.filter(({ kind }) => hasNumber(kind)).map(row)}
              <Grid min={280}>{rows.filter(({ kind }) => !hasNumber(kind)).map(row)}</Grid>
            </Stack>
          </Card>
        </div>
      ))}
      {!hasRows && <EmptyState title="No setting has these words" />}
      <div hidden={isSearching}>
        <Stack gap={16}>
          <ClientChoices form={form} off={off} />
          <Card title="Always Critical">
            <Text as="p" tone="muted">
              {`No account can change these: ${fixedKinds.join('; ')}.`}
            </Text>
          </Card>
        </Stack>
      </div>
      {can && <SettingsBar label="Save checks" form={form} />}
      {form.dialogs}
    </Form>
  );
}

/** Everything that the account's checks judge by: numbers, severities, required clients and shares of readers. */
export function AccountChecks({ accountId }: { accountId: number }) {
  const settings = useQuery(checkSettingsQuery(accountId));
  if (settings.data) return <CheckForm key={accountId} settings={settings.data} />;
  if (settings.error) return <LoadFailure what="The check settings" query={settings} />;
  return <Skeleton lines={12} />;
}
