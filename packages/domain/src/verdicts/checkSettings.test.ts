import { describe, expect, it } from 'vitest';
import {
  changedChoices,
  checkSettingsOf,
  checkSettingsProblems,
  isSeverityFixed,
  readerShare,
  severityOf,
} from './checkSettings.ts';
import { checkSettingsFields } from './checkSettingsFields.ts';
import { checkThresholds, threshold } from './checkThresholds.ts';
import { findingKinds } from './creativeFindings.ts';
import { clientIdOf, emailClients, REQUIRED_CLIENTS } from './emailClients.ts';

describe('check settings', () => {
  it('have defaults within their own range, each with a reason', () => {
    for (const { name, standard, min, max, why } of checkThresholds)
      expect({ name, isWithin: standard >= min && standard <= max, isTold: why.endsWith('.') }).toEqual({
        name,
        isWithin: true,
        isTold: true,
      });
    expect(checkSettingsProblems({}, { client_shares: [] })).toEqual({});
    expect(emailClients.reduce((sum, { percent }) => sum + percent, 0)).toBeLessThanOrEqual(100);
  });

  it('keep only what differs from the default', () => {
    const chosen = changedChoices(
      { thresholds: { text_px: 12 } },
      {
        thresholds: [
          { name: 'html_kb', value: 102 },
          { name: 'phone_px', value: 400 },
        ],
        severities: [
          { kind: 'broken_link', severity: 'Critical' },
          { kind: 'low_contrast', severity: 'Critical' },
        ],
        required_clients: ['gmail.ios'],
      },
    );
    expect(chosen).toEqual({
      thresholds: { text_px: 12, phone_px: 400 },
      severities: { low_contrast: 'Critical' },
      client_shares: {},
      required_clients: ['gmail.ios'],
    });
    const back = changedChoices(chosen, {
      thresholds: [{ name: 'text_px', value: null }],
      severities: [{ kind: 'low_contrast', severity: null }],
      required_clients: null,
    });
    expect(back).toEqual({ thresholds: { phone_px: 400 }, severities: {}, client_shares: {} });
    expect(checkSettingsOf(back).requiredClients).toContain('outlook.windows');
  });

  it('never soften what makes a creative invalid or what nobody may override', () => {
    const fixed = findingKinds.filter(({ kind }) => isSeverityFixed(kind)).map(({ kind }) => kind);
    expect(fixed).toEqual([
      'unreadable_html',
      'no_body',
      'html_too_large',
      'active_content',
      'seed_list_unreadable',
      'seed_list_empty',
      'seed_bad_row',
      'link_lookalike',
      'no_unsubscribe_link',
      'foreign_merge_field',
      'unknown_merge_field',
      'text_merge_field',
      'encoding_unread',
      'check_unfinished',
      'html_unsigned',
      'links_unsigned',
      'clients_unsigned',
      'seeds_unsigned',
      'text_unsigned',
    ]);
    expect(severityOf('active_content', { active_content: 'Minor' })).toBe('Critical');
    expect(severityOf('low_contrast', { low_contrast: 'Minor' })).toBe('Minor');
  });

  it('name what is wrong with a change', () => {
    expect(
      checkSettingsProblems(
        {},
        {
          thresholds: [{ name: 'text_px', value: 2 }],
          severities: [{ kind: 'active_content', severity: 'Minor' }],
          required_clients: ['pine'],
          client_shares: [{ client: 'gmail.ios', percent: 90 }],
        },
      ),
    ).toEqual({
      thresholds: 'Size of a text, at least: choose 6 to 24 px',
      severities: 'The HTML contains active content: this severity is fixed',
      required_clients: "'pine' is not an e-mail client that is checked",
      client_shares: 'The shares add up to 175.5 %, more than 100 %',
    });
    for (const [change, problem] of [
      [{ thresholds: [{ name: 'odd', value: 1 }] }, "'odd' is not a threshold"],
      [{ thresholds: [{ name: 'html_kb', value: 90.5 }] }, 'Weight of the HTML, at most: 90.5 is not a whole number'],
      [{ severities: [{ kind: 'odd', severity: null }] }, "'odd' is not a kind of finding"],
      [{ severities: [{ kind: 'broken_link', severity: 'Odd' }] }, "'Odd' is not a severity"],
      [{ client_shares: [{ client: 'pine', percent: 1 }] }, "'pine' is not an e-mail client that is checked"],
      [{ client_shares: [{ client: 'gmail.ios', percent: -1 }] }, 'Choose a share of 0 to 100 %'],
    ] as const)
      expect(Object.values(checkSettingsProblems({}, change))).toEqual([problem]);
  });

  it('tell an estimated share from the account’s own', () => {
    expect(readerShare('outlook.windows', {})).toEqual({ percent: 4, isEstimate: true });
    expect(readerShare('outlook.windows', { client_shares: { 'outlook.windows': 30 } })).toEqual({
      percent: 30,
      isEstimate: false,
    });
  });

  it('read as the defaults when nothing was chosen, and name what they do not know', () => {
    expect(checkSettingsOf({})).toMatchObject({ severities: {}, requiredClients: REQUIRED_CLIENTS });
    expect(readerShare('gmail.fax' as never, {})).toEqual({ percent: 0, isEstimate: true });
    const change = {
      thresholds: [
        { name: 'html_kb', value: null },
        { name: 'text_px', value: 12 },
      ],
      severities: [{ kind: 'broken_link', severity: 'Minor' }],
      client_shares: [{ client: 'gmail.ios', percent: null }],
    };
    expect(checkSettingsProblems({}, change)).toEqual({});
    expect(checkSettingsProblems({}, {})).toEqual({});
    expect(checkSettingsProblems({}, { thresholds: [{ name: 'text_px', value: 25 }] })).toHaveProperty('thresholds');
    expect(() => threshold('pages' as never)).toThrow("'pages' is not a threshold");
  });

  it('know a client by the names that a check stored', () => {
    for (const { id, family, platform } of emailClients) expect(clientIdOf(family, platform)).toBe(id);
    expect(clientIdOf('Eudora', 'macOS')).toBeNull();
  });

  it('are written beside their defaults', () => {
    const fields = checkSettingsFields({ thresholds: { text_px: 12 }, client_shares: { 'gmail.ios': 30 } });
    expect(fields.thresholds.find(({ name }) => name === 'text_px')).toMatchObject({ value: 12, is_default: false });
    expect(fields.thresholds.filter(({ is_default: isDefault }) => isDefault)).toHaveLength(checkThresholds.length - 1);
    expect(fields.client_shares.filter(({ source }) => source === 'account')).toMatchObject([
      { client: 'gmail.ios', percent: 30 },
    ]);
    expect(fields.required_clients_are_default).toBe(true);
  });
});
