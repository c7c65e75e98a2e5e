import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { limitText } from '@mailroom/domain/forms/schemaRules';
import { invalid, malformed, type DomainError } from '../errors.ts';
import type { Schema } from './operation.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function isDate(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}

const formats = {
  'date-time': (text: string) => INSTANT.test(text) && isDate(text),
  date: (text: string) => DAY.test(text) && isDate(text),
  binary: true,
} as const;

function make(coerceTypes: false | 'array'): Ajv2020 {
  // Handlers set defaults. Extra fields are refused, never silently dropped.
  return new Ajv2020({
    coerceTypes,
    removeAdditional: false,
    useDefaults: false,
    strict: false,
    allErrors: false,
    formats,
    logger: false,
  });
}

/** Doesn't coerce bodies: a number in quotes is a mistake in a body, while in a URL everything is text. */
const exact = make(false);
const coercing = make('array');

export type Validator = ValidateFunction;

export function bodyValidator(schema: Schema): Validator {
  return exact.compile(schema);
}

export function parameterValidator(schema: Schema): Validator {
  return coercing.compile(schema);
}

function nameOf(error: ErrorObject): string {
  const path = error.instancePath.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~');
  const params: Readonly<Record<string, unknown>> = error.params;
  const last = params['additionalProperty'] ?? params['unevaluatedProperty'] ?? params['missingProperty'];
  return [path, ...(typeof last === 'string' ? [last.slice(0, 60)] : [])].filter(Boolean).join('.') || 'body';
}

function messageOf(error: ErrorObject): string {
  if (error.keyword === 'additionalProperties' || error.keyword === 'unevaluatedProperties')
    return 'is not a known field';
  if (error.keyword === 'required') return 'is missing';
  if (error.keyword === 'enum') return `must be one of ${(error.params['allowedValues'] as unknown[]).join(', ')}`;
  return error.message ?? 'is malformed';
}

/**
 * The first deviation of a body: a 422 in the specification's words where a text, number or list exceeds its limit, otherwise a
 * 400 that names the field.
 */
export function bodyDeviation(validator: Validator): DomainError {
  const [error] = validator.errors ?? [];
  const limit: unknown = error?.params['limit'];
  if (!error || typeof limit !== 'number') return deviation(validator);
  const field = nameOf(error);
  const text = limitText({ keyword: error.keyword, limit, field });
  return text === undefined ? deviation(validator) : invalid({ [field]: text });
}

/** The first deviation as a 400 that names the field. */
export function deviation(validator: Validator): DomainError {
  const [error] = validator.errors ?? [];
  return error ? malformed(nameOf(error), messageOf(error)) : malformed('body', 'is malformed');
}

export function deviationText(validator: Validator): string {
  return exact.errorsText(validator.errors, { dataVar: 'answer' });
}
