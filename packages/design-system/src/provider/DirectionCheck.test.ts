import { expect, it } from 'vitest';
import { findDirectionMistake } from './DirectionCheck.tsx';

it.each([
  ['ar-EG', 'ltr', /'ar-EG' .* dir="rtl"/],
  ['ar-EG', 'rtl', undefined],
  ['az-Arab', 'ltr', undefined],
  ['de-DE', 'ltr', undefined],
  ['de-DE', 'rtl', undefined],
])('tells for %s on a page with the direction %s', (locale, direction, said) => {
  const mistake = findDirectionMistake(locale, direction);
  if (said) expect(mistake).toMatch(said);
  else expect(mistake).toBeUndefined();
});
