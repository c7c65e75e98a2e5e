import type { Tx } from '../database/tx.ts';

export interface SecurityEvent {
  kind: 'unauthorized' | 'forbidden' | 'not found' | 'download';
  operation: string;
  entityId?: number;
  userId?: number;
  requestId: string;
  address: string;
  detail?: string;
}

export async function insertSecurityEvent(tx: Tx, at: Date, event: SecurityEvent): Promise<void> {
  await tx
    .insertInto('security_event')
    .values({
      at,
      kind: event.kind,
      operation: event.operation,
      entity_id: event.entityId ?? null,
      user_id: event.userId ?? null,
      request_id: event.requestId,
      address: event.address,
      detail: event.detail ?? null,
    })
    .execute();
}
