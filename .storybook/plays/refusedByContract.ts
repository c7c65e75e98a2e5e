import { Ajv2020 } from 'ajv/dist/2020.js';
import { readContracts, type Operation, type Schema } from '../../openapi/readContract.ts';
import { checkBody } from '../../packages/domain/src/forms/schemaRules.ts';

let contracts: Promise<Operation[]> | undefined;

/** Keeps the check of each schema: a form is filled many times. */
const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true, date: true, binary: true } });

interface Call {
  readonly version: string;
  readonly method: string;
  readonly path: string;
}

function propertiesOf({ requestBody }: Operation): Readonly<Record<string, Schema>> {
  const [media] = Object.values(requestBody?.content ?? {});
  return (media?.schema['properties'] ?? {}) as Readonly<Record<string, Schema>>;
}

/** A multipart form has only texts: its numbers are read, and an empty text stands for null, as the server does. */
function fromForm(value: unknown, { type }: Schema): unknown {
  const types = [type].flat();
  if (value === '' && types.includes('null')) return null;
  return (types.includes('integer') || types.includes('number')) && typeof value === 'string' ? Number(value) : value;
}

/** Returns what the server would refuse of a request's fields, as the contract says it. */
export async function refusedByContract(call: Call, values: Readonly<Record<string, unknown>>): Promise<string[]> {
  contracts ??= readContracts();
  const operation = (await contracts).find(
    ({ version, method, path }) => version === call.version && method === call.method && path === call.path,
  );
  if (!operation) throw new Error(`The contract has no ${call.method} ${call.path}`);
  const isForm = Object.keys(operation.requestBody?.content ?? {}).includes('multipart/form-data');
  return Object.entries(propertiesOf(operation)).flatMap(([name, schema]) => {
    // The rules of a file are not those of a text.
    if (values[name] === undefined || schema['format'] === 'binary') return [];
    const value = isForm ? fromForm(values[name], schema) : values[name];
    const shape = ajv.compile(schema);
    if (!shape(value)) return [`${name} ${ajv.errorsText(shape.errors, { dataVar: '' })}`];
    return Object.values(checkBody({ properties: { [name]: schema } }, { [name]: value }, new Date()));
  });
}
