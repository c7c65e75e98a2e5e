import { severities as allSeverities, type Severity } from '../statuses/recordStatuses.ts';
import { checkThresholds, isThresholdName, threshold, type ThresholdName, type Thresholds } from './checkThresholds.ts';
import { findingKind, findingKinds, type FindingKindName } from './creativeFindings.ts';
import { emailClients, isClientId, REQUIRED_CLIENTS, type ClientId } from './emailClients.ts';

/** An account's own choices instead of the defaults. It holds nothing else, so a better default reaches everybody else. */
export interface CheckChoices {
  readonly thresholds?: Readonly<Partial<Record<ThresholdName, number>>>;
  readonly severities?: Readonly<Partial<Record<FindingKindName, Severity>>>;
  readonly required_clients?: readonly ClientId[];
  readonly client_shares?: Readonly<Partial<Record<ClientId, number>>>;
}

/** Everything that a check judges by, as plain data. */
export interface CheckSettings {
  readonly thresholds: Thresholds;
  readonly severities: Readonly<Partial<Record<FindingKindName, Severity>>>;
  readonly requiredClients: readonly ClientId[];
}

/**
 * Whether no account may choose the severity. It is fixed for findings that make a creative or its seeds invalid, and for
 * those that nobody may override: no account can send an e-mail with a script in it, or without an unsubscribe link.
 */
export function isSeverityFixed(kind: FindingKindName): boolean {
  const { forces, isOverridable, isNamed = false } = findingKind(kind);
  return forces !== undefined || !isOverridable || isNamed;
}

function isFindingKind(kind: string): kind is FindingKindName {
  return findingKinds.some((known) => known.kind === kind);
}

function isSeverity(code: string): code is Severity {
  return allSeverities.some((known) => known.code === code);
}

function thresholdsOf(choices: CheckChoices): Thresholds {
  const standard = Object.fromEntries(checkThresholds.map(({ name, standard: value }) => [name, value]));
  return { ...(standard as Thresholds), ...choices.thresholds };
}

export const STANDARD_THRESHOLDS: Thresholds = thresholdsOf({});

export function severityOf(kind: FindingKindName, chosen: CheckSettings['severities']): Severity {
  return (isSeverityFixed(kind) ? undefined : chosen[kind]) ?? findingKind(kind).severity;
}

export function checkSettingsOf(choices: CheckChoices): CheckSettings {
  return {
    thresholds: thresholdsOf(choices),
    severities: choices.severities ?? {},
    requiredClients: choices.required_clients ?? REQUIRED_CLIENTS,
  };
}

/** Percent of the readers who use a client: the account's own number, or our estimate. */
export function readerShare(client: ClientId, choices: CheckChoices): { percent: number; isEstimate: boolean } {
  const own = choices.client_shares?.[client];
  if (own !== undefined) return { percent: own, isEstimate: false };
  return { percent: emailClients.find(({ id }) => id === client)?.percent ?? 0, isEstimate: true };
}

/** A change of the settings: what is left out stays, and null means the default. */
interface CheckSettingsChange {
  readonly thresholds?: readonly { readonly name: string; readonly value: number | null }[] | undefined;
  readonly severities?: readonly { readonly kind: string; readonly severity: string | null }[] | undefined;
  readonly required_clients?: readonly string[] | null | undefined;
  readonly client_shares?: readonly { readonly client: string; readonly percent: number | null }[] | undefined;
}

/** Why a number can't be a threshold; undefined when it can. */
export function thresholdProblem(name: ThresholdName, value: number): string | undefined {
  const { label, min, max, unit, isWhole } = threshold(name);
  if (isWhole && !Number.isInteger(value)) return `${label}: ${value} is not a whole number`;
  return value >= min && value <= max ? undefined : `${label}: choose ${min} to ${max} ${unit}`;
}

function thresholdsProblem(change: CheckSettingsChange): string | undefined {
  for (const { name, value } of change.thresholds ?? []) {
    if (!isThresholdName(name)) return `'${name}' is not a threshold`;
    const problem = value === null ? undefined : thresholdProblem(name, value);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function severitiesProblem(change: CheckSettingsChange): string | undefined {
  for (const { kind, severity } of change.severities ?? []) {
    if (!isFindingKind(kind)) return `'${kind}' is not a kind of finding`;
    if (severity !== null && !isSeverity(severity)) return `'${severity}' is not a severity`;
    if (isSeverityFixed(kind)) return `${findingKind(kind).label}: this severity is fixed`;
  }
  return undefined;
}

/** The most that all shares may add up to; a rounded table may be slightly above 100. */
const MOST_PERCENT = 100.5;

function sharesProblem(change: CheckSettingsChange, after: CheckChoices): string | undefined {
  for (const { client, percent } of change.client_shares ?? []) {
    if (!isClientId(client)) return `'${client}' is not an e-mail client that is checked`;
    if (percent !== null && (percent < 0 || percent > 100)) return 'Choose a share of 0 to 100 %';
  }
  if (change.client_shares === undefined) return undefined;
  const sum = emailClients.reduce((total, { id }) => total + readerShare(id, after).percent, 0);
  return sum > MOST_PERCENT ? `The shares add up to ${Math.round(sum * 10) / 10} %, more than 100 %` : undefined;
}

function requiredProblem(change: CheckSettingsChange): string | undefined {
  const unknown = change.required_clients?.find((client) => !isClientId(client));
  return unknown === undefined ? undefined : `'${unknown}' is not an e-mail client that is checked`;
}

/** The first problem of each part of a change; empty when the change is valid. */
export function checkSettingsProblems(
  before: CheckChoices,
  change: CheckSettingsChange,
): Partial<Record<keyof CheckSettingsChange, string>> {
  const problems = {
    thresholds: thresholdsProblem(change),
    severities: severitiesProblem(change),
    required_clients: requiredProblem(change),
    client_shares: sharesProblem(change, changedChoices(before, change)),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

/** Merges the chosen values and drops those that are the default. */
function merged<Value>(
  before: Readonly<Record<string, Value>> | undefined,
  chosen: readonly (readonly [string, Value | null])[],
  standard: (name: string) => Value | undefined,
): Record<string, Value> {
  const all: Record<string, Value | null> = { ...before, ...Object.fromEntries(chosen) };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === null || value === standard(name) ? [] : [[name, value]])),
  );
}

/** The account's choices after a change. A value that is chosen but is the default is not kept as a choice. */
export function changedChoices(before: CheckChoices, change: CheckSettingsChange): CheckChoices {
  const standardThreshold = (name: string) => checkThresholds.find((known) => known.name === name)?.standard;
  const standardSeverity = (kind: string): string | undefined =>
    findingKinds.find((known) => known.kind === kind)?.severity;
  const required =
    change.required_clients === undefined ? before.required_clients : (change.required_clients ?? undefined);
  return {
    thresholds: merged(
      before.thresholds,
      (change.thresholds ?? []).map(({ name, value }) => [name, value] as const),
      standardThreshold,
    ),
    severities: merged(
      before.severities as Record<string, string> | undefined,
      (change.severities ?? []).map(({ kind, severity }) => [kind, severity] as const),
      standardSeverity,
    ) as Partial<Record<FindingKindName, Severity>>,
    // The share that somebody typed is their own number, even where it equals our estimate.
    client_shares: merged(
      before.client_shares,
      (change.client_shares ?? []).map(({ client, percent }) => [client, percent] as const),
      () => undefined,
    ),
    ...(required !== undefined && { required_clients: required.filter((client) => isClientId(client)) }),
  };
}
