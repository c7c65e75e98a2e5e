import { expect, it } from 'vitest';
import { limitsOfDrawing } from './clientLimits.ts';
import { emailClients } from './emailClients.ts';

it('says in sentences what a drawing can’t show', () => {
  const inOutlook = limitsOfDrawing('outlook.windows').join(' ');
  expect(inOutlook).toMatch(/^Word’s line heights.*scaling of pictures.*VML.*Outlook 2016/);
  expect(limitsOfDrawing('gmail.ios').join(' ')).toMatch(/102 kB.*other providers/);
  const sentences = emailClients.flatMap(({ id }) => limitsOfDrawing(id));
  expect(sentences.filter((each) => !/^[A-Z].*\.$/.test(each))).toEqual([]);
});

it('says for each drawing that partial support is drawn in full', () => {
  for (const { id } of emailClients)
    expect([id, limitsOfDrawing(id).join(' ')]).toEqual([id, expect.stringMatching(/in part is drawn in full.*fonts/)]);
});
