import { describe, expect, it } from 'vitest';
import { extensionOf, fileTypes, hasExtension, maxBytesOf } from './fileTypes.ts';

describe('file types', () => {
  it('are the specification’s nine keys', () => {
    expect(Object.keys(fileTypes).sort()).toEqual(
      'advertiser_test_csv, advertiser_live_csv, advertiser_banner, creative_html, creative_test_seed_list_csv, creative_live_seed_list_csv, creative_banner, audience_csv, account_logo'
        .split(', ')
        .sort(),
    );
  });

  it('take images and data by their extensions', () => {
    expect(fileTypes.account_logo.extensions).toEqual(['.png', '.jpeg', '.svg', '.jpg']);
    expect(fileTypes.audience_csv.extensions).toEqual(['.csv']);
    expect([extensionOf('A.B.CSV'), extensionOf('csv')]).toEqual(['.csv', '']);
    expect(hasExtension('logo.PNG', fileTypes.account_logo.extensions)).toBe(true);
  });

  it('let a ZIP be larger than plain HTML', () => {
    expect(maxBytesOf('creative_html', 'mail.zip')).toBe(20 * 1024 ** 2);
    expect(maxBytesOf('creative_html', 'mail.html')).toBe(5 * 1024 ** 2);
    expect(maxBytesOf('creative_test_seed_list_csv', 'seeds.csv')).toBe(1024 ** 2);
  });
});
