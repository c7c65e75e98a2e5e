import { fits } from './ruleShape.ts';
import type { Rule } from './ruleShape.ts';

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const HOST_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;
const OCTET = /^(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;
/** A host whose last label is a number must be an IPv4 address, so that '1.2.3' doesn't pass as a host name. */
const NUMERIC = /^\d+$/;
const FOLDER = /^[A-Za-z]\S*$/;

function isIpv4(labels: readonly string[]): boolean {
  return labels.length === 4 && labels.every((label) => OCTET.test(label));
}

/** S3 refuses a bucket that is named like an IPv4 address, so such a destination could never be reached. */
function isBucketName(text: string): boolean {
  return BUCKET.test(text) && !text.includes('..') && !isIpv4(text.split('.'));
}

export const bucket_name: Rule = (value) => (fits(value, isBucketName) ? undefined : 'Enter a valid Bucket Name');

function isHostName(text: string): boolean {
  const labels = text.split('.');
  if (NUMERIC.test(labels[labels.length - 1] as string)) return isIpv4(labels);
  return text.length <= 253 && labels.every((label) => HOST_LABEL.test(label));
}

export const host_name: Rule = (value) => (fits(value, isHostName) ? undefined : 'Enter a valid Host Name');

/** Refuses '..' and control characters: in a path they would lead out of the folder. */
function isFolderName(text: string): boolean {
  const hasParentStep = text.split(/[\\/]/).includes('..');
  return FOLDER.test(text) && !hasParentStep && !/\p{Cc}/u.test(text);
}

export const folder_name: Rule = (value) => (fits(value, isFolderName) ? undefined : 'Enter a valid folder name');
