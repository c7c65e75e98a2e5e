import type { V2Schemas } from '@mailroom/api-client';
import { toAction, type Action } from '@mailroom/domain/actions/actions';
import { nearestDomain } from '@mailroom/domain/sendingDomains/alignment';
import { dkimName, judgeDkim } from '@mailroom/domain/sendingDomains/dkim';
import { dmarcName, judgeDmarc } from '@mailroom/domain/sendingDomains/dmarc';
import type { DnsAnswer, RecordVerdict } from '@mailroom/domain/sendingDomains/dnsAnswer';
import { isSigning } from '@mailroom/domain/sendingDomains/keys';
import { rotationObstacle } from '@mailroom/domain/sendingDomains/rotation';
import { judgeSpf } from '@mailroom/domain/sendingDomains/spf';
import { domainToASCII } from 'node:url';
import type { UserActor } from '../../../platform/database/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { organisationOf } from './domainName.ts';
import type { SendingDomainRow } from './sendingDomains.resource.ts';
import { keysOf } from './sendingKeys.ts';

type DnsRecord = V2Schemas['DnsRecord'];

/** Texts in an answer are for people to compare, so long ones are cut. */
const SHOWN = 600;

function textsOf(answer: DnsAnswer | undefined): readonly string[] {
  return answer?.state === 'found' ? answer.texts : [];
}

function toRecord(
  { purpose, selector, name }: Pick<DnsRecord, 'purpose' | 'selector' | 'name'>,
  found: readonly string[],
  { state, value, message, advice }: RecordVerdict,
): DnsRecord {
  return {
    purpose,
    selector,
    type: 'TXT',
    name,
    value,
    state,
    found: found.map((text) => text.slice(0, SHOWN)),
    message,
    advice,
  };
}

function keyRecords(row: SendingDomainRow, now: Date): DnsRecord[] {
  const keys = keysOf(row);
  return keys.map((key) => {
    const name = dkimName(key.selector, row.dns_name);
    const answer = row.answers[name];
    const verdict = judgeDkim({ key, isSigning: isSigning(keys), answer, now, timeZone: row.time_zone });
    return toRecord({ purpose: 'dkim', selector: key.selector, name }, textsOf(answer), verdict);
  });
}

function policyRecord({ dns_name: domain, answers, domains, from_domains: fromDomains }: SendingDomainRow): DnsRecord {
  const organisation = organisationOf(domain) ?? domain;
  const from = fromDomains.map((name) => domainToASCII(name)).filter((name) => nearestDomain(name, domains) === domain);
  const { place, texts, ...verdict } = judgeDmarc({
    domain,
    organisation,
    own: answers[dmarcName(domain)],
    ofOrganisation: answers[dmarcName(organisation)],
    from,
  });
  return toRecord({ purpose: 'dmarc', selector: null, name: dmarcName(place) }, texts, verdict);
}

function recordsOf(row: SendingDomainRow, { clock, settings }: Deps): DnsRecord[] {
  const { dns_name: name, answers } = row;
  const spf = judgeSpf(answers[name], settings.spfMechanism);
  return [
    ...keyRecords(row, clock.now()),
    toRecord({ purpose: 'spf', selector: null, name }, textsOf(answers[name]), spf),
    policyRecord(row),
  ];
}

function actionsOf({ domain, keys }: SendingDomainRow, { permissions }: UserActor): Action[] {
  const needs = [['can_modify_account_settings']] as const;
  return [
    toAction('check', permissions, { needs }),
    toAction('rotate', permissions, { needs, obstacle: rotationObstacle(keys) }),
    toAction('delete', permissions, {
      needs,
      confirm: `E-mails from ${domain} will no longer be signed.`.slice(0, 200),
    }),
  ];
}

export function presentDomain(row: SendingDomainRow, deps: Deps, actor: UserActor): V2Schemas['SendingDomain'] {
  return {
    id: row.id,
    account_id: row.account_id,
    domain: row.domain,
    keys: row.keys.map(({ selector, state, created_at: createdAt, seen_at: seenAt }) => ({
      selector,
      state,
      created_at: new Date(createdAt).toISOString(),
      seen_at: seenAt === null ? null : new Date(seenAt).toISOString(),
    })),
    records: recordsOf(row, deps),
    signing: isSigning(keysOf(row)),
    checked_at: row.checked_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
    reasons: [],
    actions: actionsOf(row, actor),
  };
}
