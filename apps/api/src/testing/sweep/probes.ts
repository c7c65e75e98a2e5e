import { formBody } from '../client.ts';
import type { Answer, Request } from './connection.ts';
import {
  asForm,
  FORM_TYPE,
  formOf,
  jsonBody,
  kindOfField,
  kindOfParameter,
  parametersOf,
  pathOf,
  usualBody,
  withRecords,
  type Body,
  type Subject,
} from './requests.ts';
import { fieldsOf, HOSTILE, HOSTILE_IDS, HOSTILE_QUERY, jsonWith, textOf, type Hostile } from './values.ts';
import { ABSENT, type World } from './world.ts';

export interface Probe {
  operation: string;
  kind: 'token' | 'permission' | 'foreign' | 'path' | 'query' | 'field' | 'body';
  name: string;
  caller: 'nobody' | 'bare' | 'member';
  /** Made when they are sent, because some bodies are large. */
  requests: () => readonly Request[];
  /** Describes what is wrong with the answers, apart from a status of 5xx, which is always wrong. */
  judge: (answers: readonly Answer[]) => string | undefined;
}

type Draft = Omit<Probe, 'operation' | 'caller' | 'judge'> & Partial<Pick<Probe, 'caller' | 'judge'>>;

function mustBe(...statuses: readonly number[]): Probe['judge'] {
  return ([answer]) =>
    answer && statuses.includes(answer.status) ? undefined : `is ${answer?.status}, not ${statuses.join(' or ')}`;
}

function mustBeRefused([answer]: readonly Answer[]): string | undefined {
  return answer && answer.status < 400 ? `is accepted with ${answer.status}` : undefined;
}

/** The parts of an answer that may not tell a foreign record from an absent one. */
function comparable({ status, headers, text }: Answer, ids: readonly number[]): string {
  const { date, 'x-request-id': requestId, 'content-length': length, 'content-disposition': name, ...rest } = headers;
  // The caller sent the id, so the answer may repeat it.
  const body = ids.reduce((left, id) => left.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), 'ID'), text);
  return `${status} ${body.replace(/"request_id":"[^"]*"/, '')} ${JSON.stringify(rest)}`;
}

function mustLookAlike(ids: readonly number[]): Probe['judge'] {
  return ([one, other]) => {
    if (!one || !other) return 'is incomplete';
    // Two new records differ, but an operation that made them had no use for the id.
    if (one.status === 201 && other.status === 201) return undefined;
    const [foreign, absent] = [comparable(one, ids), comparable(other, ids)];
    if (foreign === absent) return undefined;
    return `tells foreign from absent: ${foreign.slice(0, 300)} | ${absent.slice(0, 300)}`;
  };
}

/** Builds the calls of one operation from its contract. */
export function probesOf(subject: Subject, { own, foreign }: World): Probe[] {
  const { operation } = subject;
  const { method, permission } = operation;
  const value = withRecords(subject.example, own);
  const usual = usualBody(subject, value);
  // A delete that goes through would take the record from the probes after it.
  const home = method === 'DELETE' ? pathOf(operation, () => ABSENT) : pathOf(operation, own);
  const call = (more: Body & { path?: string } = usual): Request => ({ method, path: home, ...more });

  function ofAccess(): Draft[] {
    const token: Draft = {
      kind: 'token',
      name: 'without a token',
      caller: 'nobody',
      requests: () => [call()],
      judge: mustBe(401),
    };
    const bare: Draft = {
      kind: 'permission',
      name: 'without the permission',
      caller: 'bare',
      requests: () => [call()],
      judge: mustBe(403),
    };
    return [...(permission === 'public' ? [] : [token]), ...(typeof permission === 'string' ? [] : [bare])];
  }

  function ofPath(): Draft[] {
    return parametersOf(operation.path).flatMap(([name]): Draft[] => {
      const id = foreign(kindOfParameter(operation, name));
      const paths = [id, ABSENT].map((other) => pathOf(operation, own, { [name]: String(other) }));
      const pair: Draft = {
        kind: 'foreign',
        name: `foreign and absent ${name}`,
        requests: () => paths.map((path) => call({ ...usual, path })),
        judge: mustLookAlike([id ?? 0, ABSENT]),
      };
      const odd = HOSTILE_IDS.map((text): Draft => ({
        kind: 'path',
        name: `${name} is ${text.slice(0, 20)}`,
        requests: () => [call({ ...usual, path: pathOf(operation, own, { [name]: text }) })],
        judge: mustBeRefused,
      }));
      return [...(id === undefined ? [] : [pair]), ...odd];
    });
  }

  function ofQuery(): Draft[] {
    const to = (query: string): Request => call({ ...usual, path: `${home}?${query}` });
    const unknown: Draft = {
      kind: 'query',
      name: 'an unknown parameter',
      requests: () => [to('sweep=1')],
      judge: mustBe(400),
    };
    return [
      unknown,
      ...parametersOf(operation.query).flatMap(([name]): Draft[] => {
        const kind = kindOfField(name);
        const id = kind === undefined ? undefined : foreign(kind);
        const pair: Draft = {
          kind: 'foreign',
          name: `foreign and absent ${name} in the query`,
          requests: () => [to(`${name}=${id}`), to(`${name}=${ABSENT}`)],
          judge: mustLookAlike([id ?? 0, ABSENT]),
        };
        const odd = HOSTILE_QUERY.map((text): Draft => ({
          kind: 'query',
          name: `${name} is ${text.slice(0, 20)}`,
          requests: () => [to(`${name}=${text}`)],
        }));
        const twice: Draft = { kind: 'query', name: `${name} twice`, requests: () => [to(`${name}=1&${name}=2`)] };
        return [...(id === undefined ? [] : [pair]), ...odd, twice];
      }),
    ];
  }

  function bodyWith(path: readonly (string | number)[], hostile: Hostile): Body {
    const [name, ...rest] = path;
    if (operation.body?.kind !== 'form') return jsonBody(jsonWith(value, path, hostile));
    const form = asForm(operation, value);
    const inside = (value as Readonly<Record<string, unknown>> | undefined)?.[String(name)];
    const text = rest.length === 0 ? textOf(hostile) : jsonWith(inside, rest, hostile);
    return formOf({ ...form, fields: { ...form.fields, [String(name)]: text } });
  }

  function ofFields(): Draft[] {
    const { body } = operation;
    if (!body || body.kind === 'text') return [];
    return fieldsOf(body.schema).flatMap((path): Draft[] => {
      const kind = kindOfField(path.findLast((step) => typeof step === 'string'));
      const id = kind === undefined ? undefined : foreign(kind);
      const pair: Draft = {
        kind: 'foreign',
        name: `foreign and absent ${path.join('.')}`,
        requests: () => [id, ABSENT].map((other) => call(bodyWith(path, { name: 'id', value: other }))),
        judge: mustLookAlike([id ?? 0, ABSENT]),
      };
      const odd = HOSTILE.map((hostile): Draft => ({
        kind: 'field',
        name: `${path.join('.')} is ${hostile.name}`,
        requests: () => [call(bodyWith(path, hostile))],
        // In a form the escape of a lone surrogate is plain text.
        ...(hostile.isBroken && (body.kind === 'json' || hostile.value !== undefined) && { judge: mustBeRefused }),
      }));
      return [...(id === undefined || Array.isArray(valueAt(value, path)) ? [] : [pair]), ...odd];
    });
  }

  function ofBody(): Draft[] {
    const json = JSON.stringify(value ?? {});
    const [first = 'a'] = Object.keys((value ?? {}) as object);
    const deep = 100_000;
    const bodies: readonly (readonly [name: string, body: () => Body])[] = [
      ['cut JSON', () => jsonBody(json.slice(0, -1))],
      ['an empty JSON body', () => jsonBody('')],
      ['a list', () => jsonBody('[]')],
      ['a text', () => jsonBody('"x"')],
      ['null', () => jsonBody('null')],
      ['nested lists', () => jsonBody('['.repeat(deep))],
      ['nested objects', () => jsonBody(`${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`)],
      ['an unknown key', () => jsonBody(json.replace('{', '{"sweep":1,'))],
      ['a prototype', () => jsonBody(json.replace('{', '{"__proto__":{"isAdmin":true},'))],
      ['a key twice', () => jsonBody(json.replace('{', `{${JSON.stringify(first)}:{"a":1},`))],
      ['a NUL in a key', () => jsonBody(json.replace('{', '{"a\\u0000":1,'))],
      [
        'bytes that are not UTF-8',
        () => ({ headers: { 'content-type': 'application/json' }, body: Buffer.from([0x7b, 0xff, 0xfe]) }),
      ],
      ['two megabytes', () => jsonBody(JSON.stringify({ [first]: 'x'.repeat(2 * 1024 ** 2) }))],
      [
        'XML',
        () => ({
          headers: { 'content-type': 'application/xml' },
          body: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
        }),
      ],
      ['no content type', () => ({ body: json })],
      ['an odd content type', () => ({ headers: { 'content-type': 'application/json; charset=utf-7' }, body: json })],
      ['a broken content type', () => ({ headers: { 'content-type': ';;' }, body: json })],
      ['a form without a boundary', () => ({ headers: { 'content-type': 'multipart/form-data' }, body: 'x' })],
    ];
    return [...bodies, ...(operation.body?.kind === 'form' ? formBodies() : [])].map(([name, body]): Draft => ({
      kind: 'body',
      name,
      requests: () => [call(body())],
    }));
  }

  function formBodies(): (readonly [name: string, body: () => Body])[] {
    const form = asForm(operation, value);
    const whole = formBody(form);
    const [field = 'a'] = Object.keys(form.fields);
    const [file = field] = Object.keys(form.files);
    const part = (head: string, content = 'x') =>
      Buffer.concat([Buffer.from(`--mailroom-test-boundary\r\n${head}\r\n\r\n${content}\r\n`), whole]);
    const raw = (body: Buffer): Body => ({ headers: { 'content-type': FORM_TYPE }, body });
    const parts = Array.from({ length: 1000 }, (_, at) => [`f${at}`, 'x'] as const);
    return [
      ['a part without a name', () => raw(part('Content-Disposition: form-data'))],
      ['a part with an empty name', () => raw(part('Content-Disposition: form-data; name=""'))],
      ['a part without a disposition', () => raw(part('X-Sweep: 1'))],
      ['a part with a NUL in its name', () => raw(part('Content-Disposition: form-data; name="a\0b"'))],
      ['a part named like a prototype', () => raw(part('Content-Disposition: form-data; name="__proto__"'))],
      [
        'a file in a field for text',
        () => formOf({ ...form, files: { ...form.files, [field]: { name: 'a.csv', content: 'x' } } }),
      ],
      ['a text in a field for a file', () => formOf({ fields: { ...form.fields, [file]: 'x' } })],
      ['a field twice', () => raw(part(`Content-Disposition: form-data; name="${field}"`))],
      [
        'a file with an odd name',
        () => raw(part(`Content-Disposition: form-data; name="${file}"; filename="..\\..\\a\0\u202e.csv"`)),
      ],
      [
        'a file with an odd type',
        () => raw(part(`Content-Disposition: form-data; name="${file}"; filename="a.csv"\r\nContent-Type: a/\0b`)),
      ],
      ['no field', () => formOf({ files: form.files })],
      ['no file', () => formOf({ fields: form.fields })],
      ['no part', () => raw(Buffer.from('--mailroom-test-boundary--\r\n'))],
      ['no end', () => raw(whole.subarray(0, -4))],
      ['half of it', () => raw(whole.subarray(0, whole.length >> 1))],
      ['only the first boundary', () => raw(whole.subarray(0, 24))],
      ['another boundary', () => raw(Buffer.from('--other\r\n\r\n\r\n--other--'))],
      ['a thousand parts', () => formOf({ fields: Object.fromEntries(parts) })],
      ['a name of a megabyte', () => formOf({ fields: { ['n'.repeat(1024 ** 2)]: 'x' } })],
      [
        'three megabytes in an unknown file',
        () => formOf({ files: { sweep: { name: 'a.csv', content: Buffer.alloc(3 * 1024 ** 2, 'x') } } }),
      ],
    ];
  }

  return [...ofAccess(), ...ofPath(), ...ofQuery(), ...ofFields(), ...ofBody()].map((draft) => ({
    operation: operation.id,
    caller: 'member',
    judge: () => undefined,
    ...draft,
  }));
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inside, step) => (inside as Record<string | number, unknown> | undefined)?.[step],
    value,
  );
}
