import { expect, it } from 'vitest';
import { describeColumns } from './columns.ts';
import { sniff } from './sniff.ts';

function emailColumn(...lines: string[]): number | undefined {
  const { mapping } = describeColumns(sniff(Buffer.from(lines.join('\n')), { isWhole: true }));
  return mapping.find(({ field }) => field === 'email')?.column;
}

it('takes the column that is called e-mail before one that only has addresses', () => {
  expect(emailColumn('secondary email,email', 'old@post.example,ada@post.example', 'b@post.example,')).toBe(1);
  expect(emailColumn('Kontakt,Mail', 'a@post.example,b@post.example')).toBe(1);
  expect(
    emailColumn(
      'owner,E-mail 1 - Value',
      'o@post.example,a@post.example ::: b@post.example',
      'o@post.example,c@d.example',
    ),
  ).toBe(1);
});

it('takes the one column with addresses when none is called so', () => {
  expect(emailColumn('Kontakt,Name', 'ada@post.example,Ada', 'BEN@POST.EXAMPLE,Ben')).toBe(0);
  expect(emailColumn('Ada,ada@post.example', 'Ben,ben@post.example')).toBe(1);
});

it('takes the heading’s word for a column without addresses', () => {
  expect(emailColumn('Name,E-Mail', 'Ada,', 'Ben,ben(at)post.example')).toBe(1);
});

it('asks where two columns compete, and not for one that hardly anybody has', () => {
  expect(emailColumn('email,Email', 'old@post.example,ada@post.example')).toBeUndefined();
  expect(emailColumn('Kontakt,Login', 'a@post.example,b@post.example')).toBeUndefined();
  const others = ['b@post.example,', 'c@post.example,', 'd@post.example,'];
  expect(emailColumn('email,Email', 'a@post.example,a@post.example', ...others)).toBe(0);
});
