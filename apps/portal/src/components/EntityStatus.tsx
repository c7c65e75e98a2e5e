import type { V1Schemas } from '@mailroom/api-client';
import { StatusBadge } from '@mailroom/design-system';
import { Fragment, type ReactNode } from 'react';
import { statusesOf } from './statusLists.ts';

interface EntityStatusProps {
  /** 'product', 'creative', 'audience', 'order', 'account', 'user', 'task', 'action', 'severity'. */
  entity: string;
  /** The specification's label, as the API sends it. */
  code: string;
  /** The server's reasons, shown instead of the status's general meaning. */
  reasons?: readonly V1Schemas['Reason'][];
  /** Shown instead of both. */
  why?: ReactNode;
  /** Opens an explanation of every status of the kind when pressed; for a page's header. */
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

/** A record's status. Hover, focus and touch explain it and what comes next. */
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
