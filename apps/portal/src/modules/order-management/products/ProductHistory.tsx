import type { V1Schemas } from '@mailroom/api-client';
import { Card, Timeline } from '@mailroom/design-system';
import { isReader } from '@mailroom/domain/derivation/who';
import { statusesOf } from '../../../components/statusLists.ts';
import { useReaderId } from '../../../session/user/useCurrentUser.ts';

type Transition = V1Schemas['ProductTransition'];

/** Lines about decisions, which change no status. */
const DECISIONS: Readonly<Partial<Record<string, string>>> = {
  accept_advertiser: 'Creative of another advertiser accepted',
};

function newestFirst(a: Transition, b: Transition) {
  return Date.parse(b.at) - Date.parse(a.at);
}

/** How the product came to its status: who did what, and why. */
export function ProductHistory({ history }: { history: readonly Transition[] }) {
  const reader = useReaderId();
  if (history.length === 0) return null;
  return (
    <Card title="History">
      <Timeline
        items={history.toSorted(newestFirst).map(({ at, event, from_status, to_status, by, detail }) => ({
          id: `${at}-${event}-${to_status}`,
          at,
          title: DECISIONS[event] ?? to_status,
          detail: [
            !DECISIONS[event] && `from ${from_status}`,
            by ? `by ${isReader(reader, by.id) ? 'you' : by.name}` : 'automatically',
            detail,
          ]
            .filter(Boolean)
            .join(', '),
          tone: statusesOf('product').of(to_status).tone,
        }))}
      />
    </Card>
  );
}
