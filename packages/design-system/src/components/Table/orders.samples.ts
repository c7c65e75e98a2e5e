import type { Tone } from '../../theme/tones.ts';

/** Rows of a fictional application: long names, other scripts, missing values. No real person or company. */
export interface Order {
  id: string;
  product: string;
  advertiser: string;
  start: string | null;
  ordered: number;
  deliverable: number | null;
  status: string;
  who: string;
  by: string | null;
}

export const STATUS_TONES: Record<string, Tone> = {
  'Error - Volume Discrepancy': 'danger',
  'Ready To Launch': 'pre-success',
  'Pending: Creative': 'danger',
  Processing: 'warning',
  Approved: 'success',
  Live: 'success',
  Draft: 'end',
};

const PRODUCTS = [
  'Autumn trail boots, wave 1',
  'Members’ evening invitation',
  'Loyalty statement, November',
  'Winter tyres reminder',
  'Holiday hours notice for all branches in the northern and the eastern districts, second and last reminder',
  'Early access, gift sets',
  '春のカタログ 先行案内',
  'تذكير بموعد التجديد السنوي',
  'Öffnungszeiten über die Feiertage',
  'Renewal offer, lapsed',
];
const ADVERTISERS = [
  'Fernwick & Daughters Outdoor Supplies',
  'Kestrel Museum',
  'Halden Savings Circle',
  'Brückner Reifen Gesellschaft',
  'Osei Family Dental',
  'Maison Lavande',
  '田中ガーデン',
];
const ACTING: readonly [string, string | null][] = [
  ['Data team', 'by 2:00 PM today'],
  ['You can launch', 'until Mon 8:00 AM'],
  ['Creative team', 'by Sun 6:30 PM'],
  ['Confirm 41,306', 'by Sun 7:15 AM'],
  ['Goes out automatically', 'in 21 h 4 min'],
  ['Nobody', null],
];
const STATUSES = Object.keys(STATUS_TONES);
const FIRST_START = Date.UTC(2026, 10, 22, 13);
const HOUR = 3_600_000;

function at<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

export function makeOrders(count: number): Order[] {
  return Array.from({ length: count }, (_, index) => {
    const [who, by] = at(ACTING, index);
    const ordered = 250_000 - ((index * 7_919) % 246_000);
    return {
      id: String(10_442 - index),
      product: at(PRODUCTS, index),
      advertiser: at(ADVERTISERS, index),
      start: index % 11 === 10 ? null : new Date(FIRST_START + index * 7 * HOUR).toISOString(),
      ordered,
      deliverable: index % 5 === 3 ? null : ordered - ((index * 977) % 18_130),
      status: at(STATUSES, index),
      who,
      by,
    };
  });
}
