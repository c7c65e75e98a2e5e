import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { readContracts } from './readContract.ts';
import type { Message } from './readContract.ts';

const formats = {
  'date-time': (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text),
  date: (text: string) => /^\d{4}-\d\d-\d\d$/.test(text),
  binary: true,
} as const;
const ajv = new Ajv2020({ strict: false, allErrors: true, formats });

const operations = await readContracts();

function* mediaOf(where: string, message: Message | undefined) {
  for (const [type, media] of Object.entries(message?.content ?? {})) yield { where: `${where} ${type}`, media };
}

const all = operations.flatMap(({ operationId, requestBody, responses }) => [
  ...mediaOf(`${operationId} request`, requestBody),
  ...Object.entries(responses).flatMap(([status, response]) => [...mediaOf(`${operationId} ${status}`, response)]),
]);

it('has an example of every body', () => {
  const bare = all.filter(({ media }) => Object.keys(media.examples ?? {}).length === 0);
  expect(bare.map(({ where }) => where)).toEqual([]);
});

it('has only examples that match their schema', () => {
  const wrong = all.flatMap(({ where, media }) => {
    const validate = ajv.compile(media.schema);
    return Object.values(media.examples ?? {}).flatMap(({ value }) =>
      validate(value) ? [] : [`${where}: ${ajv.errorsText(validate.errors)}`],
    );
  });
  expect(wrong).toEqual([]);
});
