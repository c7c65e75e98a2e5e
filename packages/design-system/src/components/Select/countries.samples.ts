import type { SelectGroup, SelectOption } from './options.ts';

export const COUNTRIES: readonly SelectGroup[] = [
  {
    label: 'Europe',
    options: [
      { value: 'de', label: 'Germany' },
      { value: 'fr', label: 'France' },
      { value: 'is', label: 'Ísland' },
      { value: 'xx', label: 'Svalbard', disabled: true, reason: 'No mail provider there yet.' },
    ],
  },
  {
    label: 'Asia',
    options: [
      { value: 'jp', label: '日本', description: 'Japan' },
      { value: 'lb', label: 'لبنان', description: 'Lebanon' },
    ],
  },
];

export const VERTICALS: readonly SelectOption[] = [
  'Automotive',
  'Education and further training for adults, evening and weekend courses',
  'Finance',
  'Health',
  'Home and garden',
  'Insurance',
  'Museums',
  'Outdoor',
  'Retail',
  'Travel',
].map((label) => ({ value: label.toLowerCase(), label }));

export function makeOptions(count: number): SelectOption[] {
  return Array.from({ length: count }, (_, index) => ({ value: String(index), label: `Audience ${index + 1}` }));
}
