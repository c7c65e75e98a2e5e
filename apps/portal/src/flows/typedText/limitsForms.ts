import { screen } from 'storybook/test';
import { number, untyped } from './fieldKinds.ts';
import type { FormCase } from './formCase.ts';

interface Body {
  readonly send_rate_per_minute?: number | null;
  readonly warm_up?: Readonly<Record<string, unknown>> | null;
}

export const limitsForms: readonly FormCase[] = [
  {
    name: 'Sending limits of an account',
    files: ['modules/administration/accounts/limits/AccountLimits.tsx'],
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
      'Send only at certain hours': untyped('switch'),
      From: untyped('combobox'),
      Until: untyped('combobox'),
      'Monday to Friday only': untyped('checkbox'),
      'Mail more people each day': untyped('switch'),
      'First day': untyped('date'),
      'People on the first day': number('first_day', '50'),
      'Each day more by': number('grows_by_percent', '20'),
      'Ends at': number('until', '5000'),
    },
    valueIn: ({ send_rate_per_minute: rate, warm_up: plan }: Body, key) =>
      key === 'send_rate_per_minute' ? rate : plan?.[key],
  },
];
