import type { V1Schemas } from '@mailroom/api-client';
import { Button, Form, Modal, MultiSelect, RadioGroup, Stack } from '@mailroom/design-system';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { seedsQuery } from '../../../resources/creativeParts.queries.ts';
import { testsQuery, useSendTest, useSendTestTo } from '../../../resources/creativeTests.queries.ts';
import { useCurrentUser } from '../../../session/user/useCurrentUser.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { seenWords } from './seenWords.ts';

type To = 'me' | 'seeds' | 'chosen';

/** Seeds that one test may go to when they are chosen. */
const MOST_CHOSEN = 50;

interface SendTestDialogProps {
  creative: V1Schemas['Creative'];
  onClose: () => void;
}

/** Asks whom a test goes to: the person who asks, all test seeds, or some of them. */
export function SendTestDialog({ creative, onClose }: SendTestDialogProps) {
  const { id, revision, test_seeds } = creative;
  const form = useId();
  const { count } = useFormats();
  const { user } = useCurrentUser();
  const [to, setTo] = useState<To>('me');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [error, setError] = useState<string>();
  const seeds = useQuery({ ...seedsQuery(id), enabled: to === 'chosen' });
  const tests = useQuery({ ...testsQuery(id), enabled: to === 'chosen' });
  const all = useSendTest();
  const some = useSendTestTo();
  const isBusy = all.isPending || some.isPending;
  const done = { onSuccess: onClose };

  function send() {
    if (to === 'seeds') return all.mutate(id, done);
    if (to === 'me') return some.mutate({ id, body: { to } }, done);
    if (chosen.length === 0) return setError('Choose at least one seed');
    return some.mutate({ id, body: { to, seeds: [...chosen] } }, done);
  }

  const recipients = to === 'chosen' ? chosen.length : test_seeds.count;
  const none = test_seeds.count === 0;
  const noSeeds = none
    ? { disabled: true as const, reason: 'Neither the creative nor its advertiser has test seeds' }
    : {};
  return (
    <Modal
      isOpen
      title="Send test"
      size="small"
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" isBusy={isBusy}>
            {to === 'me' || recipients === 0 ? 'Send test' : `Send to ${count(recipients, 'seed')}`}
          </Button>
        </>
      }
    >
      <Form id={form} aria-label="Send test" onSubmit={send} isBusy={isBusy}>
        <Stack gap={16}>
          <RadioGroup
            label={`Revision ${revision ?? 0} goes to`}
            name="to"
            value={to}
            onValueChange={(next) => setTo(next as To)}
            options={[
              { value: 'me', label: 'Me', hint: user?.email ?? 'Your own address' },
              {
                value: 'seeds',
                label: test_seeds.count === 1 ? 'The one test seed' : `All ${count(test_seeds.count, 'test seed')}`,
                ...noSeeds,
              },
              { value: 'chosen', label: 'Chosen test seeds', hint: `At most ${MOST_CHOSEN}`, ...noSeeds },
            ]}
          />
          {to === 'chosen' && (
            <MultiSelect<number>
              label="Test seeds"
              isRequired
              limit={MOST_CHOSEN}
              value={chosen}
              onValueChange={(next) => {
                setChosen(next);
                setError(undefined);
              }}
              options={(seeds.data?.objects ?? [])
                .filter(({ list, problem }) => list === 'test' && problem === null)
                .map((seed) => ({
                  value: seed.id,
                  label: seed.email,
                  description: tests.data && seenWords(tests.data.seen, seed.email),
                }))}
              {...(error && { error })}
            />
          )}
        </Stack>
      </Form>
    </Modal>
  );
}
