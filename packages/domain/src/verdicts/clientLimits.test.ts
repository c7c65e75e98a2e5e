import { expect, it } from 'vitest';
import { limitsOfDrawing } from './clientLimits.ts';
import { emailClients } from './emailClients.ts';

it('says in sentences what a drawing can’t show', () => {
  expect(limitsOfDrawing('outlook.windows').join(' ')).toMatch(/Outlook 2016.*VML.*Word/);
  expect(limitsOfDrawing('thunderbird.macos')).toEqual([]);
  const sentences = emailClients.flatMap(({ id }) => limitsOfDrawing(id));
  expect(sentences.filter((each) => !/^[A-Z].*\.$/.test(each))).toEqual([]);
});
