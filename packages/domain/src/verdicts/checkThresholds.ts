import type { FindingKindName } from './creativeFindings.ts';

interface Threshold {
  readonly name: string;
  /** The kind of finding that it decides about. */
  readonly kind: FindingKindName;
  readonly label: string;
  readonly unit: string;
  readonly standard: number;
  readonly min: number;
  readonly max: number;
  readonly isWhole: boolean;
  readonly why: string;
}

/** Every number that a check judges by. An account may choose its own within the range. */
export const checkThresholds = [
  {
    name: 'html_kb',
    kind: 'html_clipped',
    label: 'Weight of the HTML, at most',
    unit: 'kB',
    standard: 102,
    min: 20,
    max: 1000,
    isWhole: true,
    why: 'Gmail shows 102 kB of an e-mail and hides the rest behind a link, often with the unsubscribe link.',
  },
  {
    name: 'image_kb',
    kind: 'image_heavy',
    label: 'Weight of an image, at most',
    unit: 'kB',
    standard: 1000,
    min: 50,
    max: 2000,
    isWhole: true,
    why: 'On a slow phone an image of 1,000 kB takes several seconds, and most readers look for less.',
  },
  {
    name: 'email_kb',
    kind: 'email_heavy',
    label: 'Weight of the HTML with its images, at most',
    unit: 'kB',
    standard: 3000,
    min: 200,
    max: 20_000,
    isWhole: true,
    why: 'A reader on a mobile line pays for every image, and a heavy e-mail is still loading when they close it.',
  },
  {
    name: 'subject_characters',
    kind: 'subject_long',
    label: 'Length of the subject, at most',
    unit: 'characters',
    standard: 90,
    min: 20,
    max: 300,
    isWhole: true,
    why: 'Wide screens cut a subject after about 90 characters, and phones after about 40.',
  },
  {
    name: 'capitals_percent',
    kind: 'subject_shouts',
    label: 'Capitals in the subject, at most',
    unit: '%',
    standard: 70,
    min: 10,
    max: 100,
    isWhole: true,
    why: 'Spam filters count capitals. Abbreviations and names rarely make 70 % of a subject.',
  },
  {
    name: 'filter_phrases',
    kind: 'filter_words',
    label: 'Phrases in the text that filters dislike, at most',
    unit: 'phrases',
    standard: 2,
    min: 0,
    max: 20,
    isWhole: true,
    why: 'Filters add such phrases up, and an ordinary sale has one or two. In the subject and the preheader each one is found.',
  },
  {
    name: 'text_characters',
    kind: 'mostly_images',
    label: 'Text beside the images, at least',
    unit: 'characters',
    standard: 40,
    min: 0,
    max: 2000,
    isWhole: true,
    why: 'Filters distrust pictures without text, and readers who block images see nothing else. The footer is not counted.',
  },
  {
    name: 'text_px',
    kind: 'small_text',
    label: 'Size of a text, at least',
    unit: 'px',
    standard: 11,
    min: 6,
    max: 24,
    isWhole: false,
    why: 'Smaller text is hard to read on a phone, and some mail programs enlarge it and break the layout.',
  },
  {
    name: 'contrast',
    kind: 'low_contrast',
    label: 'Contrast of a text, at least',
    unit: ': 1',
    standard: 4.5,
    min: 1,
    max: 21,
    isWhole: false,
    why: 'WCAG 2.2, level AA, asks for 4.5 : 1.',
  },
  {
    name: 'large_contrast',
    kind: 'low_contrast',
    label: 'Contrast of a large text, at least',
    unit: ': 1',
    standard: 3,
    min: 1,
    max: 21,
    isWhole: false,
    why: 'WCAG 2.2, level AA, asks for 3 : 1 from 24 px on, or from 18.66 px in bold.',
  },
  {
    name: 'phone_px',
    kind: 'wide_on_phone',
    label: 'Fixed width without rules for phones, at most',
    unit: 'px',
    standard: 480,
    min: 280,
    max: 1000,
    isWhole: true,
    why: 'No phone that matters is wider than 480 px when it is held upright.',
  },
  {
    name: 'redirects',
    kind: 'many_redirects',
    label: 'Redirects of a link, at most',
    unit: 'redirects',
    standard: 2,
    min: 0,
    max: 10,
    isWhole: true,
    why: 'Each redirect costs the reader time and is one more server that can fail.',
  },
] as const satisfies readonly Threshold[];

export type ThresholdName = (typeof checkThresholds)[number]['name'];

/** The numbers that a check judges by, as plain data that may cross to another process. */
export type Thresholds = Readonly<Record<ThresholdName, number>>;

export function isThresholdName(name: string): name is ThresholdName {
  return checkThresholds.some((known) => known.name === name);
}

export function threshold(name: ThresholdName): Threshold {
  const known: readonly Threshold[] = checkThresholds;
  const found = known.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`'${name}' is not a threshold`);
  return found;
}
