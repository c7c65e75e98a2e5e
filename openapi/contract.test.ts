import { isPermission } from '@mailroom/domain/access/permissions';
import { isRuleName } from '@mailroom/domain/forms/validation';
import { PRODUCT_GROUPS } from '@mailroom/domain/statuses/productGroups';
import { expect, it } from 'vitest';
import { answersOf, readContracts, walk } from './readContract.ts';
import type { Operation, Schema } from './readContract.ts';

const operations = await readContracts();
const byId = new Map(operations.map((operation) => [operation.operationId, operation]));

/** The ids of the operations that break a rule, so that a failure says where to look. */
function breaking(rule: (operation: Operation) => boolean): string[] {
  return operations.filter((operation) => !rule(operation)).map(({ operationId }) => operationId);
}

function declares(operation: Operation, name: string): boolean {
  return operation.parameters.some((parameter) => parameter.name === name);
}

function bodyOf({ requestBody }: Operation): Schema | undefined {
  return Object.values(requestBody?.content ?? {})[0]?.schema;
}

function requestSchemas(operation: Operation): { schema: Schema; name: string }[] {
  return [...walk(bodyOf(operation))];
}

function writes(operation: Operation) {
  return operation['x-effect'] === 'write';
}

function isForm({ requestBody }: Operation) {
  return requestBody?.content?.['multipart/form-data'] !== undefined;
}

it('reads both contracts', () => {
  expect(operations.length).toBeGreaterThan(100);
});

it('names each operation once, by verb and noun', () => {
  expect(byId.size).toBe(operations.length);
  expect(breaking(({ operationId }) => /^[a-z]+[A-Z]\w*$/.test(operationId))).toEqual([]);
});

it('describes and tags each operation', () => {
  expect(breaking(({ tags, description }) => tags.length === 1 && description.endsWith('.'))).toEqual([]);
});

it('gives each operation a permission known to domain', () => {
  const known = (rule: Operation['x-permission']) =>
    typeof rule === 'string'
      ? ['public', 'signed-in'].includes(rule)
      : rule.length > 0 && rule.every((anyOf) => anyOf.length > 0 && anyOf.every(isPermission));
  expect(breaking((operation) => known(operation['x-permission']))).toEqual([]);
  const gates = operations.flatMap((operation) =>
    requestSchemas(operation).map(({ schema }) => schema['x-permission'] as Operation['x-permission'] | undefined),
  );
  expect(gates.filter((gate) => gate !== undefined && !known(gate))).toEqual([]);
  expect(gates.filter(Boolean).length).toBeGreaterThan(5);
});

it('declares for each operation whether it writes, and its transaction', () => {
  expect(breaking((operation) => ['read', 'write'].includes(operation['x-effect']))).toEqual([]);
  expect(breaking((operation) => ['read', 'write', 'none'].includes(operation['x-tx']))).toEqual([]);
  expect(breaking((operation) => operation['x-tx'] === 'none' || operation['x-tx'] === operation['x-effect'])).toEqual(
    [],
  );
  // The specification asks for these GETs that write and POSTs that don't.
  const reads: readonly string[] = ['get', 'head'];
  const surprising = operations.filter((operation) => writes(operation) === reads.includes(operation.method));
  expect(surprising.map(({ operationId }) => operationId).toSorted()).toEqual([
    'checkCreativeLines',
    'compareAudienceFile',
    'countConsentSuppression',
    'downloadAudienceOptOuts',
    'downloadAudienceRejects',
    'downloadProductReport',
    'exportAccounts',
    'exportAdvertisers',
    'exportAudiences',
    'exportCreatives',
    'exportGroups',
    'exportInstalls',
    'exportOrders',
    'exportProductRates',
    'exportProductResponses',
    'exportProducts',
    'exportReports',
    'exportRoles',
    'exportSenderProfiles',
    'exportSuppressions',
    'exportTasks',
    'exportUsers',
    'getDownload',
    'previewGroupPermissions',
    'previewProducts',
    'previewRole',
    'profileAudienceConsent',
    'sampleAudienceFile',
    'sendTestEmail',
  ]);
  expect(breaking((operation) => !isForm(operation) || operation['x-tx'] === 'none')).toEqual([]);
});

it('declares every error that an operation can return, in the shape of its contract', () => {
  const expected = (operation: Operation) => [
    '400',
    '429',
    '500',
    '503',
    ...(operation['x-permission'] === 'public' ? [] : ['401', '403']),
    ...(operation.path.includes('{') ? ['404'] : []),
    ...(writes(operation) ? ['409', '422'] : []),
    ...(declares(operation, 'If-Match') ? ['412'] : []),
    ...(operation.requestBody ? ['413', '415'] : []),
    ...(isForm(operation) ? ['507'] : []),
  ];
  expect(breaking((operation) => expected(operation).every((status) => status in operation.responses))).toEqual([]);
  const shaped = ({ version, responses }: Operation) =>
    Object.entries(responses).every(([status, { content }]) => {
      if (status.startsWith('2')) return true;
      const properties = content?.['application/json']?.schema['properties'] as Schema;
      return 'request_id' in properties && (version === 'v1' ? !('code' in properties) : 'code' in properties);
    });
  expect(breaking(shaped)).toEqual([]);
});

it('lets a POST be repeated safely, and protects an edit from a stale copy', () => {
  const isWritingPost = (operation: Operation) => operation.method === 'post' && writes(operation);
  expect(breaking((operation) => isWritingPost(operation) === declares(operation, 'Idempotency-Key'))).toEqual([]);
  const edits = ({ method, path }: Operation) => method === 'patch' && path.includes('{');
  // Bytes of an upload are guarded by their offset.
  const guarded = (operation: Operation) => ['If-Match', 'Upload-Offset'].some((name) => declares(operation, name));
  expect(breaking((operation) => !edits(operation) || guarded(operation))).toEqual([]);
});

it('bounds every list: by pages with allow-lists, or by a reason', () => {
  const isList = (operation: Operation) =>
    answersOf(operation).some(
      ([, { type, properties }]) => type === 'array' || 'objects' in ((properties as Schema) ?? {}),
    );
  expect(breaking((operation) => !isList(operation) || Boolean(operation['x-list'] ?? operation['x-bounded']))).toEqual(
    [],
  );
  const paged = (operation: Operation) =>
    !isList(operation) ||
    !operation['x-list'] ||
    ['start', 'limit', 'skip', 'count'].every((name) => declares(operation, name));
  expect(breaking(paged)).toEqual([]);
  const limits = operations.flatMap(({ parameters }) =>
    parameters.filter(({ name }) => name === 'limit' || name === 'count'),
  );
  expect(limits.every(({ schema }) => schema['minimum'] === 1 && schema['maximum'] === 100)).toBe(true);
});

it('names the dialect of every list', () => {
  const dialects: readonly (string | undefined)[] = ['attribute', 'skip', 'ordered'];
  expect(breaking(({ 'x-list': list }) => !list || dialects.includes(list.dialect))).toEqual([]);
});

it('declares the search and filter parameters that the allow-lists name, and no others', () => {
  const agrees = (operation: Operation) => {
    const list = operation['x-list'];
    const named = (ending: string) =>
      operation.parameters.filter(({ name }) => name.endsWith(ending)).map(({ name }) => name.slice(0, -ending.length));
    if (!list) return named(':like').length === 0;
    const same = (left: readonly string[], right: readonly string[]) => left.join() === right.join();
    const [field, direction] = list.order.split(':');
    const ordered = list.sortable.includes(field ?? '') && ['asc', 'desc'].includes(direction ?? '');
    return ordered && same(named(':like'), list.searchable) && same(named(':eq'), list.filterable);
  };
  expect(breaking(agrees)).toEqual([]);
});

it('pages v1 and v2 lists in their own shape', () => {
  const shaped = (operation: Operation) => {
    if (!operation['x-list']) return true;
    return answersOf(operation).every(([, schema]) => {
      const names = Object.keys((schema['properties'] as Schema | undefined) ?? {});
      const expected = ['objects', 'total_rows', ...(operation.version === 'v2' ? ['start', 'limit'] : [])];
      // Rows of files need the headings of their values, and the version that they are in.
      if (operation.operationId === 'listRejectedRows')
        return names.join() === [...expected, 'version_id', 'columns'].join();
      // Accept the filters of a list but return only counts.
      if (operation.operationId === 'countUsers') return names.join() === 'count';
      if (operation.operationId === 'countProductGroups')
        return names.join() === [...PRODUCT_GROUPS, 'needs_me'].join();
      if (['countCreatives', 'countCreativeLabels'].includes(operation.operationId)) return names.join() === 'counts';
      // The specification asks for bare ids here.
      return operation.operationId === 'listAccountUserIds'
        ? schema['type'] === 'array'
        : names.join() === expected.join();
    });
  };
  expect(breaking(shaped)).toEqual([]);
});

it('closes every object of a request and of a response', () => {
  const open = (schemas: Iterable<{ schema: Schema }>) =>
    [...schemas].some(({ schema }) => 'properties' in schema && schema['additionalProperties'] !== false);
  expect(breaking((operation) => !open(requestSchemas(operation)))).toEqual([]);
  expect(breaking((operation) => !answersOf(operation).some(([, schema]) => open(walk(schema))))).toEqual([]);
});

it('has no description that a comma cut off, its rest read as a key', () => {
  const cut = (schemas: Iterable<{ schema: Schema }>) =>
    [...schemas].some(({ schema }) => Object.keys(schema).some((key) => key.includes(' ')));
  expect(breaking((operation) => !cut(requestSchemas(operation)))).toEqual([]);
  expect(breaking((operation) => !answersOf(operation).some(([, schema]) => cut(walk(schema))))).toEqual([]);
});

it('limits the size of every text and list of a request', () => {
  const isLimited = ({ schema }: { schema: Schema }) => {
    const types = [schema['type']].flat();
    if (types.includes('array') && !('maxItems' in schema)) return false;
    const isText = types.includes('string') && schema['format'] !== 'binary' && !('enum' in schema);
    return !isText || 'maxLength' in schema;
  };
  expect(breaking((operation) => requestSchemas(operation).every(isLimited))).toEqual([]);
  const queries = (operation: Operation) => operation.parameters.flatMap(({ schema }) => [...walk(schema)]);
  const inQuery = (operation: Operation) => operation.parameters.length === 0 || queries(operation).every(isLimited);
  expect(breaking(inQuery)).toEqual([]);
});

it('limits every whole number of a request', () => {
  const atLeast = ['non_negative', 'greater_than_zero', 'port'];
  const isLimited = ({ schema }: { schema: Schema }) => {
    if (![schema['type']].flat().includes('integer') || 'enum' in schema) return true;
    const hasMinimum = 'minimum' in schema || atLeast.some((rule) => [schema['x-rule']].flat().includes(rule));
    return 'maximum' in schema && hasMinimum;
  };
  expect(breaking((operation) => requestSchemas(operation).every(isLimited))).toEqual([]);
  const parameters = (operation: Operation) => operation.parameters.flatMap(({ schema }) => [...walk(schema)]);
  expect(breaking((operation) => parameters(operation).every(isLimited))).toEqual([]);
});

it('says which texts may have several lines, and says it only of texts', () => {
  const marked = operations.flatMap((operation) =>
    requestSchemas(operation).filter(({ schema }) => 'x-multiline' in schema),
  );
  expect(marked.filter(({ schema }) => ![schema['type']].flat().includes('string'))).toEqual([]);
  expect(new Set(marked.map(({ name }) => name)).size).toBeGreaterThan(8);
  // A line break in these could begin another header of a mail.
  const inHeaders = ['subject', 'preheader', 'from_name', 'from_email', 'reply_to', 'name', 'email'];
  expect(marked.filter(({ name }) => inHeaders.includes(name))).toEqual([]);
});

it('leaves business rules to domain: it names them in x-rule and has no other', () => {
  const shapes = ['binary', 'date-time', 'date'];
  const ruleLike = ['pattern', 'minLength', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum', 'contentMediaType'];
  const plain = ({ schema }: { schema: Schema }) =>
    !ruleLike.some((key) => key in schema) &&
    (schema['format'] === undefined || shapes.includes(String(schema['format'])));
  expect(breaking((operation) => requestSchemas(operation).every(plain))).toEqual([]);
  const listed = ({ schema }: { schema: Schema }) => !('x-rule' in schema) || Array.isArray(schema['x-rule']);
  expect(breaking((operation) => requestSchemas(operation).every(listed))).toEqual([]);
  const uses = operations.flatMap((operation) =>
    requestSchemas(operation).flatMap(
      ({ schema }) => (schema['x-rule'] as (string | { rule: string })[] | undefined) ?? [],
    ),
  );
  const names = uses.map((use) => (typeof use === 'string' ? use : use.rule));
  expect(names.filter((name) => !isRuleName(name))).toEqual([]);
  expect(new Set(names).size).toBeGreaterThan(8);
});

it('never returns a secret', () => {
  const secrets = ['password', 'private_key', 'secret_access_key', 'secret', 'token'];
  const leaks = (operation: Operation) =>
    answersOf(operation).some(([, schema]) => [...walk(schema)].some(({ name }) => secrets.includes(name)));
  expect(breaking((operation) => !leaks(operation))).toEqual([]);
});

it('resolves every alias to an operation that does the same', () => {
  const aliases = operations.filter((operation) => operation['x-alias-of'] !== undefined);
  expect(aliases.length).toBeGreaterThan(20);
  const wrong = aliases.filter((alias) => {
    const target = byId.get(alias['x-alias-of'] ?? '');
    if (!target || target['x-alias-of']) return true;
    const rules = [alias['x-permission'], target['x-permission']].map((rule) => (typeof rule === 'string' ? [] : rule));
    const asMuch = (rules[1] ?? []).every((anyOf) => rules[0]?.some((own) => own.join() === anyOf.join()));
    return !asMuch || alias['x-effect'] !== target['x-effect'] || alias['x-tx'] !== target['x-tx'];
  });
  expect(wrong.map(({ operationId }) => operationId)).toEqual([]);
});

const REPLACED = ['account', 'advertiser', 'creative', 'email_link', 'email_client', 'audience', 'orders', 'product'];

it.each([...REPLACED, 'install', 'suppression', 'task'])('replaces %s by POST with all fields of PATCH', (name) => {
  const at = (method: string) =>
    operations.find((operation) => operation.path === `/${name}/{id}` && operation.method === method);
  const fields = (operation: Operation | undefined) =>
    Object.keys((operation && bodyOf(operation)?.['properties']) ?? {});
  const [replace, patch] = [at('post'), at('patch')];
  expect(patch).toBeDefined();
  expect(replace?.['x-alias-of']).toBe(patch?.operationId);
  expect(fields(replace)).toEqual(fields(patch));
  expect(fields(replace)).not.toEqual([]);
});
