import { isSeverityFixed } from '@mailroom/domain/verdicts/checkSettings';
import { checkThresholds } from '@mailroom/domain/verdicts/checkThresholds';
import { findingKinds } from '@mailroom/domain/verdicts/creativeFindings';
import { emailClients } from '@mailroom/domain/verdicts/emailClients';
import { screen } from 'storybook/test';
import { number, untyped, type TypedField } from './fieldKinds.ts';
import type { FormCase } from './formCase.ts';

/** A number of the settings: one that wasn't changed is not sent, and null stands for the default. */
function setting(
  key: string,
  { before, standard, valid }: Record<'before' | 'standard' | 'valid', string>,
): TypedField {
  const field = number(key, valid);
  return {
    ...field,
    means: (value, shown) => field.means(value === undefined ? before : value === null ? standard : value, shown),
  };
}

interface Body {
  readonly thresholds?: readonly { name: string; value: number | null }[];
  readonly client_shares?: readonly { client: string; percent: number | null }[];
}

export const checkSettingsForms: readonly FormCase[] = [
  {
    name: 'Check settings of an account',
    files: [
      'modules/administration/accounts/AccountChecks.tsx',
      'modules/administration/accounts/CheckRow.tsx',
      'modules/administration/accounts/ClientChoices.tsx',
    ],
    route: '/administration/accounts/4?tab=checks',
    open: async () => {
      await screen.findByRole('button', { name: 'Save checks' });
    },
    // While it saves, the button's name says so too.
    root: () => screen.getByRole('button', { name: /^Save checks/ }).closest('form') ?? document.body,
    save: 'Save checks',
    sends: { version: 'v2', method: 'patch', path: '/account/{id}/check-settings' },
    fields: Object.fromEntries([
      ['Search the settings', untyped('searchbox')],
      ...checkThresholds.map(({ name, label, standard, min }) => [
        label,
        setting(name, { before: String(standard), standard: String(standard), valid: String(min) }),
      ]),
      ...findingKinds.filter(({ kind }) => !isSeverityFixed(kind)).map(({ label }) => [label, untyped('combobox')]),
      ...emailClients.flatMap(({ id, family, platform }) => [
        [`${family} (${platform}) is required`, untyped('checkbox')],
        [`Readers with ${family} (${platform})`, setting(id, { before: '', standard: '', valid: '5' })],
      ]),
    ]) as Record<string, TypedField>,
    valueIn: ({ thresholds, client_shares }: Body, key) => {
      const sent = thresholds?.find(({ name }) => name === key);
      if (sent) return sent.value;
      return client_shares?.find(({ client }) => client === key)?.percent;
    },
  },
];
