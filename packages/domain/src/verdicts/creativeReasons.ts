import type { CreativeStatus } from '../statuses/creativeStatuses.ts';
import type { Severity } from '../statuses/recordStatuses.ts';
import { findingKind, type FindingKindName } from './creativeFindings.ts';

const CREATIVE_SPECIALIST = 'Creative Specialist';

interface Subject {
  entity: string;
  id: number;
}

/** Why a creative has its status. It has no due time, because nothing about a creative is due. */
export interface CreativeReason {
  code: string;
  text: string;
  /** The creative, or one of its links or e-mail clients. */
  subject: Subject;
  /** The role that must act, or 'Nobody'. */
  actor: string;
}

/** A finding that nobody has overridden. */
export interface OpenFinding {
  readonly kind: FindingKindName;
  /** As the check judged it. */
  readonly severity: Severity;
  readonly message: string;
  /** Null for a finding about the whole creative. */
  readonly subject: Subject | null;
}

interface ReasonFacts {
  readonly creativeId: number;
  readonly status: CreativeStatus;
  readonly hasHtml: boolean;
  /** Whether the newest revision was ever checked. */
  readonly isChecked: boolean;
  /** Why a person rejected the whole creative. */
  readonly rejection: string | null;
  readonly findings: readonly OpenFinding[];
  /** Links and e-mail clients that a person rejected, with a sentence each. */
  readonly rejectedParts: readonly (Subject & { text: string })[];
}

const MOST_REASONS = 30;

/** Up to this many findings of one kind are a reason each. More of them are one reason, which leads to all of them. */
const MOST_NAMED = 2;

/** Returns the reasons for a creative's status: at most 30, and none for a creative that can be sent. */
export function creativeReasons(facts: ReasonFacts): CreativeReason[] {
  const { creativeId, status, hasHtml, isChecked, rejection, findings, rejectedParts } = facts;
  const own = { entity: 'creative', id: creativeId };
  const toDo = (code: string, text: string, subject: Subject = own) => ({
    code,
    text,
    subject,
    actor: CREATIVE_SPECIALIST,
  });
  if (status === 'Draft') {
    const saved = isChecked ? 'It is a draft: finish it to use it' : 'It was saved as a draft and is not checked';
    return [toDo('draft', hasHtml ? saved : 'There is no HTML yet')];
  }
  if (status === 'Action Pending - Validate') {
    return [{ code: 'checking', text: 'Its newest revision is being checked', subject: own, actor: 'Nobody' }];
  }
  if (status === 'Invalid') return [toDo('rejected', rejection === null ? 'Rejected' : `Rejected: ${rejection}`)];
  if (status === 'Approved' || status === 'Live - See Report') return [];
  const critical = findings
    .filter(({ severity }) => severity === 'Critical')
    .filter(({ kind }) => status === 'Need Attention' || findingKind(kind).forces === status);
  const named = [...Map.groupBy(critical, ({ kind }) => kind)].flatMap(([kind, same]) =>
    same.length > MOST_NAMED
      ? [toDo(kind, `${findingKind(kind).label} (${same.length} places)`)]
      : same.map(({ message, subject }) => toDo(kind, message, subject ?? own)),
  );
  const parts = rejectedParts.map(({ entity, id, text }) => toDo(`${entity}_rejected`, text, { entity, id }));
  return [...named, ...(status === 'Need Attention' ? parts : [])].slice(0, MOST_REASONS);
}
