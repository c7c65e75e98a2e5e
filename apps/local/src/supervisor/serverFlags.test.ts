import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SERVER_FLAGS } from './serverFlags.ts';

it('operators start the server with the flags that it has here', () => {
  const page = readFileSync(new URL('../../../../OPERATING.md', import.meta.url), 'utf8');
  const [, flags] = /^ExecStart=\S+\/node (.*) \S+\/server\.js$/m.exec(page) ?? [];
  expect(flags?.split(' ')).toEqual(SERVER_FLAGS);
});
