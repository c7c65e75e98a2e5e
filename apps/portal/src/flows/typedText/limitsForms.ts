import { screen } from 'storybook/test';
import { number, text, untyped } from './fieldKinds.ts';
import type { FormCase } from './formCase.ts';

interface Body {
  readonly send_rate_per_minute?: number | null;
  readonly warm_up?: Readonly<Record<string, unknown>> | null;
  readonly receiver_rates?: readonly Readonly<Record<string, unknown>>[];
}

export const limitsForms: readonly FormCase[] = [
  {
    name: 'Sending limits of an account',
    files: [
      'modules/administration/accounts/limits/AccountLimits.tsx',
      'modules/administration/accounts/limits/ReceiverRates.tsx',
    ],
    route: '/administration/accounts/4?tab=limits',
    open: async () => {
      await screen.findByRole('button', { name: 'Save limits' });
    },
    // While it saves, the button's name says so too.
    root: () => screen.getByRole('button', { name: /^Save limits/ }).closest('form') ?? document.body,
    save: 'Save limits',
    sends: { version: 'v2', method: 'patch', path: '/account/{id}/sending-limits' },
    fields: {
      'Send rate': number('send_rate_per_minute', '100'),
      'Domain 1': text('0.domain', 'yahoo.example'),
      'Rate to domain 1': number('0.rate_per_minute', '70'),
      'Domain 2': text('1.domain', 'web.example'),
      'Rate to domain 2': number('1.rate_per_minute', '80'),
      'Send only at certain hours': untyped('switch'),
      From: untyped('combobox'),
      Until: untyped('combobox'),
      'Monday to Friday only': untyped('checkbox'),
      'Mail more people each day': untyped('switch'),
      'First day': untyped('date'),
      'People on the first day': number('first_day', '1'),
      'Each day more by': number('grows_by_percent', '20'),
      'Ends at': number('until', '5000'),
    },
    valueIn: ({ send_rate_per_minute: rate, warm_up: plan, receiver_rates: receivers }: Body, key) => {
      const [row, part = ''] = key.split('.');
      if (part !== '') return receivers?.[Number(row)]?.[part];
      return key === 'send_rate_per_minute' ? rate : plan?.[key];
    },
  },
];
