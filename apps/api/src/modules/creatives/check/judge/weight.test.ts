import { STANDARD_THRESHOLDS } from '@mailroom/domain/verdicts/checkSettings';
import { expect, it } from 'vitest';
import { findImages } from '../../html/images.ts';
import { readMail } from '../../html/mail.ts';
import { weightFindings } from './weight.ts';

function weigh(bytes: Record<string, number>, htmlBytes = 1000) {
  const html = Object.keys(bytes)
    .map((url) => `<img src="${url}" alt="Hat">\n`)
    .join('');
  const imageBytes = new Map(Object.entries(bytes));
  return weightFindings(findImages(readMail(html)), { htmlBytes, imageBytes }, STANDARD_THRESHOLDS);
}

it('names a heavy image with its place, and an e-mail that is heavy as a whole', () => {
  expect(weigh({ 'https://shop.example/a.png': 1_024_000, 'https://shop.example/b.png': 1_024_001 })).toMatchObject([
    {
      kind: 'image_heavy',
      message: 'The image https://shop.example/b.png weighs 1001 kB; at most 1000 kB is wanted',
      place: { line: 2 },
    },
  ]);
  const many = Object.fromEntries([1, 2, 3, 4].map((at) => [`https://shop.example/${at}.png`, 900 * 1024]));
  expect(weigh(many)).toMatchObject([
    { kind: 'email_heavy', message: 'The HTML and its images weigh 3601 kB; at most 3000 kB is wanted' },
  ]);
});
