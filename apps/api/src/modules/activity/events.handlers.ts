import { answer } from '../../contract/answer.ts';
import { handlers } from '../../contract/handlers.ts';
import { malformed } from '../../errors.ts';

function parseId(header: string | string[] | undefined): number | undefined {
  if (header === undefined || header === '') return undefined;
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header))
    throw malformed('Last-Event-ID', 'must be the id of an event');
  return Number(header);
}

export const eventsHandlers = handlers({
  streamEvents: async ({ actor, deps, request }) => {
    const stream = await deps.events.subscribe(actor, parseId(request.headers['last-event-id']));
    return answer(200, stream, {
      'content-type': 'text/event-stream; charset=utf-8',
      // Proxies must forward each event immediately instead of buffering.
      'x-accel-buffering': 'no',
      // After a second stream on one connection, Node never counts it as idle and would wait for it at shutdown.
      connection: 'close',
    });
  },
});
