import { validate } from '@mailroom/domain/forms/validation';
import { describe, expect, it } from 'vitest';
import { account } from '../../../fixtures/builders/account.builders.ts';
import { patchOf, settingRules, settingsOf } from './accountSettings.ts';

const all = { update: true, settings: true, logo: true };
const none = { update: false, settings: false, logo: false };
const now = new Date('2026-11-21T15:00:00Z');

describe('patchOf', () => {
  it('clears emptied fields and doesn’t send a logo that wasn’t chosen', () => {
    const values = settingsOf(account({ owner_phone: null, retention_days: null }));
    const patch = patchOf({ values, hasLogo: false }, all);
    expect(patch).toMatchObject({ owner_phone: null, retention_days: null, hold_minutes: 10 });
    expect(patch).not.toHaveProperty('account_logo_file');
  });

  it('sends only the fields whose permission the user holds', () => {
    const logo = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
    const values = { values: { ...settingsOf(account()), logo }, hasLogo: false };
    expect(patchOf(values, none)).toEqual({});
    expect(patchOf(values, { ...none, logo: true })).toEqual({ account_logo_file: logo });
    expect(Object.keys(patchOf(values, { ...none, update: true }))).toEqual([
      'name',
      'owner_phone',
      'status',
      'time_zone',
    ]);
    expect(patchOf(values, { ...none, settings: true })).not.toHaveProperty('name');
  });
});

describe('the logo', () => {
  const withLogo = account({ logo: 'https://files.example/logo' });

  it('is kept, replaced or removed', () => {
    const values = settingsOf(withLogo);
    const held = { ...none, logo: true };
    expect(patchOf({ values, hasLogo: true }, held)).toEqual({});
    expect(patchOf({ values: { ...values, logo: null }, hasLogo: true }, held)).toEqual({ account_logo_file: null });
    expect(patchOf({ values: { ...values, logo: null }, hasLogo: false }, held)).toEqual({});
  });
});

describe('settingRules', () => {
  it.each([
    ['hold_minutes', 1441],
    ['hold_minutes', null],
    ['undo_seconds', 3601],
    ['undo_seconds', null],
    ['volume_tolerance_percent', 101],
    ['reject_limit_percent', -1],
    ['retention_days', 0],
    ['retention_days', 36_501],
  ] as const)('refuses %s = %s', (name, value) => {
    const found = validate(settingRules as never, { ...settingsOf(account()), [name]: value }, now);
    expect(Object.keys(found)).toEqual([name]);
  });

  it('accepts an account as the server sends it', () => {
    expect(validate(settingRules as never, settingsOf(account()), now)).toEqual({});
  });
});
