import type { V1Schemas } from '@mailroom/api-client';
import { StatusBadge } from '@mailroom/design-system';
import { Fragment, type ReactNode } from 'react';
import { statusesOf } from './statusLists.ts';

export interface EntityStatusProps {
  /** 'product', 'creative', 'audience', 'order', 'account', 'user', 'task', 'action', 'severity'. */
  entity: string;
  /** The specification's label, as the wire has it. */
  code: string;
  /** The server's reasons; they stand in place of the status's own meaning. */
  reasons?: readonly V1Schemas['Reason'][];
  /** In place of both. */
  why?: ReactNode;
  /** Pressed, it opens what every status of its kind means: for a page's header. */
  hasGuide?: boolean;
}

function Lines({ reasons }: { reasons: readonly V1Schemas['Reason'][] }) {
  return reasons.map(({ code, text }, index) => (
    <Fragment key={code}>
      {index > 0 && <br />}
      {text}
    </Fragment>
  ));
}

/** A record's status; hover, focus and touch say why it is so and what comes next. */
export function EntityStatus({ entity, code, reasons = [], why, hasGuide = false }: EntityStatusProps) {
  const reason = why ?? (reasons.length > 0 ? <Lines reasons={reasons} /> : undefined);
  const list = statusesOf(entity);
  return (
    <StatusBadge
      status={list.of(code)}
      {...(reason !== undefined && { why: reason })}
      {...(hasGuide && { guide: list })}
    />
  );
}
