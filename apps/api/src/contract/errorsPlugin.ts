import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError, malformed, tooLarge, wrongType } from '../errors.ts';
import type { SecurityEvents } from '../platform/auth/securityEvents.ts';
import { databaseError } from '../platform/database/databaseError.ts';
import { isNavigation, tooManyPage } from '../platform/http/tooManyPage.ts';
import { errorBody, internalError } from './errorBody.ts';
import { ContractDeviation } from './respond.ts';
import { bases, type ContractVersion } from './operation.ts';

function versionOf(url: string): ContractVersion {
  return url.startsWith(`${bases.v1}/`) ? 'v1' : 'v2';
}

const byStatus: Readonly<Record<number, (message: string) => DomainError>> = {
  400: (message) => malformed('body', message),
  413: () => tooLarge('The body is too large'),
  415: () => wrongType('This operation does not accept this type of body'),
};

/** Translates the framework's own refusals (broken JSON, a body that is too large, an unfinished form) into ours. */
function frameworkError(error: FastifyError): DomainError | undefined {
  if (/^FST_ERR_CTP_INVALID_JSON|^FST_ERR_CTP_EMPTY_JSON/.test(error.code ?? ''))
    return malformed('body', 'is not valid JSON');
  const isForm =
    /^FST_(PARTS|FIELDS|FILES|PROTO|INVALID_MULTIPART)|Unexpected end of (form|multipart data)|Malformed part header|Multipart:/;
  if (isForm.test(`${error.code ?? ''} ${error.message}`)) return malformed('body', 'is not a complete form');
  if (error instanceof SyntaxError) return malformed('body', 'is not valid JSON');
  const status = error.statusCode;
  return status !== undefined && status < 500 ? (byStatus[status] ?? byStatus[400])?.('is malformed') : undefined;
}

function toDomainError(error: unknown): DomainError | undefined {
  const known = databaseError(error);
  if (known instanceof DomainError) return known;
  return error instanceof Error ? frameworkError(error as FastifyError) : undefined;
}

const kinds: Readonly<Record<number, 'unauthorized' | 'forbidden' | 'not found'>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not found',
};

function entityIdOf(request: FastifyRequest): number | undefined {
  const { id } = request.params as { id?: unknown };
  const number = Number(id);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** Turns every error into the contract's shape and records refusals as security events. */
export function errorsPlugin(app: FastifyInstance, events: SecurityEvents): void {
  app.setErrorHandler((error, request, reply) => {
    const known = toDomainError(error);
    if (!known || known.status >= 500) request.log.error({ err: known?.cause ?? error }, 'call failed');
    const shown = known ?? internalError();
    if (shown.retryAfter !== undefined) reply.header('retry-after', String(shown.retryAfter));
    if (shown.status === 429 && isNavigation(request)) {
      return reply
        .code(429)
        .type('text/html; charset=utf-8')
        .send(tooManyPage(shown.retryAfter ?? 1));
    }
    const body = errorBody(versionOf(request.url), shown, request.id);
    const problem =
      error instanceof ContractDeviation ? error.message : request.routeOptions.config.check?.(shown.status, body);
    // Only tests check answers. A deviation must not look like a refusal that the test expects.
    if (problem) return reply.code(599).send({ message: problem, cause: String(error) });
    const kind = kinds[shown.status];
    const operation = request.routeOptions.config.operation;
    if (kind && operation) {
      const entityId = entityIdOf(request);
      events.note({
        kind,
        operation: operation.id,
        requestId: request.id,
        address: request.ip,
        ...(entityId !== undefined && { entityId }),
        ...(request.actor && { userId: request.actor.userId }),
        ...(kind === 'forbidden' && { detail: shown.message }),
      });
    }
    return reply.code(shown.status).type('application/json; charset=utf-8').send(body);
  });
}
