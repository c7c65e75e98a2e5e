import { extname } from 'node:path';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { malformed, tooLarge, wrongType } from '../errors.ts';
import type { Actor } from '../platform/database/actor.ts';
import type { Files, StagedFile } from '../platform/files/file.ts';
import { fileKinds, limitOf } from '../platform/files/kinds.ts';
import type { Operation, Schema } from './operation.ts';

type Properties = Readonly<Record<string, Schema>>;

export interface Form {
  body: Record<string, unknown>;
  files: Record<string, StagedFile>;
}

function propertiesOf(schema: Schema): Properties {
  return (schema['properties'] as Properties | undefined) ?? {};
}

function isBinary(schema: Schema): boolean {
  return schema['format'] === 'binary';
}

/** The kind of a file field: its `x-file`, or otherwise its name. */
function kindOf(name: string, schema: Schema): string {
  return String(schema['x-file'] ?? name);
}

/** Refuses to start when a file field has no kind, because it would have neither a size limit nor a type. */
export function checkForm(operation: Operation): void {
  for (const [name, schema] of Object.entries(propertiesOf(operation.body?.schema ?? {}))) {
    if (isBinary(schema) && !fileKinds[kindOf(name, schema)])
      throw new Error(`contract: ${operation.id}: the file field ${name} has no file kind`);
  }
}

/**
 * The form's schema without its files; the text fields are checked against it. A file that may be null stays as a field
 * that is null when the form removes it.
 */
export function textSchema(schema: Schema): Schema {
  const texts = Object.entries(propertiesOf(schema)).flatMap(([name, property]): [string, Schema][] => {
    if (!isBinary(property)) return [[name, property]];
    return typesOf(property).includes('null') ? [[name, { type: 'null' }]] : [];
  });
  const required = (schema['required'] as readonly string[] | undefined) ?? [];
  return {
    ...schema,
    properties: Object.fromEntries(texts),
    required: required.filter((name) => texts.some(([text]) => text === name)),
  };
}

function typesOf(schema: Schema): readonly unknown[] {
  const type = schema['type'];
  if (type !== undefined) return Array.isArray(type) ? type : [type];
  const branches = (schema['oneOf'] ?? schema['anyOf'] ?? []) as readonly Schema[];
  return branches.flatMap(typesOf);
}

/** Converts a form's text to the type in its schema. An empty text clears a field that may be null. */
function coerce(schema: Schema | undefined, text: string): unknown {
  const types = schema ? typesOf(schema) : ['string'];
  if (text === '' && types.includes('null')) return null;
  if ((types.includes('integer') || types.includes('number')) && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  if (types.includes('array') || types.includes('object')) {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }
  return text;
}

const LONGEST_TEXT = 100_000;

async function stagePart(
  part: Extract<Multipart, { type: 'file' }>,
  schema: Schema,
  files: Files,
  actor: Actor,
  uploadLimit: number,
): Promise<StagedFile> {
  const kindName = kindOf(part.fieldname, schema);
  const kind = fileKinds[kindName];
  const extension = extname(part.filename ?? '').toLowerCase();
  if (!kind?.extensions.includes(extension)) {
    part.file.resume();
    throw wrongType(`Only ${kind?.extensions.join(', ')} files are taken as ${part.fieldname}`);
  }
  const limit = limitOf(kind, extension, uploadLimit);
  return files.stage(
    actor,
    { accountId: null, kind: kindName, name: part.filename, contentType: part.mimetype, limit },
    part.file,
  );
}

/** Reads a whole form: texts into the body, files into the store. Removes the stored files when the form is refused. */
export async function readForm(
  request: FastifyRequest,
  operation: Operation,
  files: Files,
  actor: Actor,
  uploadLimit: number,
): Promise<Form> {
  const properties = propertiesOf(operation.body?.schema ?? {});
  const form: Form = { body: {}, files: {} };
  const limits = {
    fieldNameSize: 100,
    fieldSize: LONGEST_TEXT,
    fields: 200,
    files: 20,
    parts: 220,
    headerPairs: 50,
    fileSize: Infinity,
  };
  try {
    for await (const part of request.parts({ limits })) {
      // The parser's types promise a name, but it hands on parts that have none.
      if (typeof part.fieldname !== 'string') throw malformed('body', 'has a part without a name');
      const schema = properties[part.fieldname];
      if (!Object.hasOwn(properties, part.fieldname) || !schema)
        throw malformed(part.fieldname.slice(0, 60), 'is not a known field');
      if (part.fieldname in form.body || part.fieldname in form.files)
        throw malformed(part.fieldname, 'may be given only once');
      if (part.type === 'file') {
        if (!isBinary(schema)) throw malformed(part.fieldname, 'must be text');
        form.files[part.fieldname] = await stagePart(part, schema, files, actor, uploadLimit);
      } else if (isBinary(schema) && part.value !== '') {
        throw malformed(part.fieldname, 'must be a file');
      } else if (!isBinary(schema) || typesOf(schema).includes('null')) {
        // The parser silently truncates a longer text; a truncated text must not be stored.
        if (part.valueTruncated) throw tooLarge(`${part.fieldname} is longer than ${LONGEST_TEXT} bytes`);
        form.body[part.fieldname] = coerce(schema, String(part.value));
      }
    }
    const required = (operation.body?.schema['required'] as readonly string[] | undefined) ?? [];
    const missing = required.find((name) => properties[name] && isBinary(properties[name]) && !form.files[name]);
    if (missing) throw malformed(missing, 'is missing');
    return form;
  } catch (error) {
    // Unread, the rest would block the connection: the next call on it would wait for its answer in vain.
    request.raw.unpipe();
    request.raw.resume();
    await discardAll(files, form.files);
    throw error;
  }
}

export async function discardAll(files: Files, staged: Readonly<Record<string, StagedFile>>): Promise<void> {
  await Promise.all(Object.values(staged).map((file) => files.discard(file.id)));
}
