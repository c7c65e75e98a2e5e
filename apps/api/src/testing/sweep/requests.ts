import { fileKinds } from '../../platform/files/kinds.ts';
import type { Operation, Schema } from '../../contract/operation.ts';
import { formBody, type FormInput } from '../client.ts';
import type { Request } from './connection.ts';
import type { Records } from './world.ts';

/** An operation with the example of its body. */
export interface Subject {
  operation: Operation;
  example: unknown;
}

export const FORM_TYPE = 'multipart/form-data; boundary=mailroom-test-boundary';

function propertiesOf(schema: Schema): Readonly<Record<string, Schema>> {
  return (schema['properties'] as Readonly<Record<string, Schema>> | undefined) ?? {};
}

export function parametersOf(schema: Schema): readonly [name: string, schema: Schema][] {
  return Object.entries(propertiesOf(schema));
}

/** The kind of record that a parameter of the path names: by the parameter (`userId`) or the word before it. */
export function kindOfParameter(operation: Operation, name: string): string {
  if (name === 'owner_id') return 'creative';
  if (name !== 'id') return name.replace(/(Id|_id)$/, '');
  return operation.url.split('/').at(operation.url.split('/').indexOf(':id') - 1) ?? '';
}

/** The path with own records, where `over` doesn't say otherwise. */
export function pathOf(operation: Operation, own: Records, over: Readonly<Record<string, string>> = {}): string {
  return operation.url.replaceAll(/:(\w+)/g, (_whole, name: string) => {
    const values = propertiesOf(operation.path)[name]?.['enum'] as readonly unknown[] | undefined;
    return over[name] ?? String(values?.[0] ?? own(kindOfParameter(operation, name)) ?? 1);
  });
}

/** The kind of record that a field names: `order` for `order_id`; undefined for other fields. */
export function kindOfField(name: string | number | undefined): string | undefined {
  return typeof name === 'string' ? /^(\w+)_ids?(?::eq)?$/.exec(name)?.[1] : undefined;
}

/** The example of the body, with own records instead of its ids. */
export function withRecords(value: unknown, records: Records): unknown {
  if (Array.isArray(value)) return value.map((item) => withRecords(item, records));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => {
      const kind = kindOfField(name);
      const id = kind === undefined ? undefined : records(kind);
      if (id === undefined || child === null) return [name, withRecords(child, records)];
      return [name, Array.isArray(child) ? [id] : id];
    }),
  );
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
}

/** The body as a form: its fields as text, and a small file in each field for files. */
export function asForm({ body }: Operation, value: unknown): Required<FormInput> {
  const binary = Object.entries(propertiesOf(body?.schema ?? {})).filter(([, schema]) => schema['format'] === 'binary');
  const names = new Set(binary.map(([name]) => name));
  const files = binary.map(([name, schema]) => {
    const extension = fileKinds[String(schema['x-file'] ?? name)]?.extensions[0] ?? '';
    return [name, { name: `sweep${extension}`, content: 'email\nseed@mailroom.test\n' }] as const;
  });
  const fields = Object.entries((value ?? {}) as Readonly<Record<string, unknown>>).filter(
    ([name]) => !names.has(name),
  );
  return {
    fields: Object.fromEntries(fields.map(([name, child]) => [name, asText(child)])),
    files: Object.fromEntries(files),
  };
}

export type Body = Pick<Request, 'headers' | 'body'>;

export function jsonBody(json: string): Body {
  return { headers: { 'content-type': 'application/json' }, body: json };
}

export function formOf(form: FormInput): Body {
  return { headers: { 'content-type': FORM_TYPE }, body: formBody(form) };
}

/** A body that the operation takes, or nothing when it takes none. */
export function usualBody({ operation }: Subject, value: unknown): Body {
  if (!operation.body) return {};
  if (operation.body.kind === 'form') return formOf(asForm(operation, value));
  if (operation.body.kind === 'json') return jsonBody(JSON.stringify(value));
  return { headers: { 'content-type': operation.body.contentTypes[0] ?? 'text/plain' }, body: String(value) };
}
