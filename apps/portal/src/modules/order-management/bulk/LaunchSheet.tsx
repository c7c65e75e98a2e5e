import type { V1Schemas, V2Schemas } from '@mailroom/api-client';
import { Banner, Button, Drawer, ErrorState, MoneyText, Skeleton, Stack, Table, Text } from '@mailroom/design-system';
import { useQueries } from '@tanstack/react-query';
import { Fragment } from 'react';
import { productReviewQuery } from '../../../resources/products.queries.ts';
import { errorText } from '../../../shared/errors/errorKinds.ts';
import { useFormats } from '../../../shared/useFormats.ts';
import { launchColumns } from './launch.columns.ts';
import { costsOf, refusalOf } from './launchPlan.ts';

type Product = V1Schemas['Product'];

interface LaunchSheetProps {
  ids: readonly number[];
  isBusy: boolean;
  /** Launches these products as they were seen. */
  onLaunch: (ids: number[], seen: V2Schemas['SeenProduct'][]) => void;
  onClose: () => void;
}

function seenOf({ product_id: id, version }: Product): V2Schemas['SeenProduct'] {
  return { id, version };
}

/** The second look before several launches: to how many each goes, when, for how much, and which of them don't go and why. */
export function LaunchSheet({ ids, isBusy, onLaunch, onClose }: LaunchSheetProps) {
  const { count, number } = useFormats();
  const queries = useQueries({ queries: ids.map((id) => productReviewQuery(id)) });
  const products = queries.flatMap(({ data }) => data ?? []);
  const failed = queries.find(({ error, data }) => error && !data);
  const isLoaded = products.length === ids.length;
  const going = products.filter((product) => refusalOf(product) === undefined);
  const refused = products.filter((product) => !going.includes(product));
  const people = going.reduce((sum, { recipients }) => sum + (recipients ?? 0), 0);
  const costs = costsOf(going);
  return (
    <Drawer
      isOpen
      size="large"
      title="Review before sending"
      isBusy={isBusy}
      onClose={onClose}
      note="Nothing is mailed yet: each list is built, and waits for the go-ahead."
      actions={
        <Button
          variant="primary"
          disabled={!isLoaded || going.length === 0}
          reason={isLoaded ? 'None of them can be launched now' : 'The products are loading'}
          isBusy={isBusy}
          onClick={() =>
            onLaunch(
              going.map(({ product_id: id }) => id),
              going.map(seenOf),
            )
          }
        >
          {isLoaded && going.length > 0 ? `Launch ${count(going.length, 'product')}` : 'Launch'}
        </Button>
      }
    >
      {failed ? (
        <ErrorState
          title={errorText(failed.error)}
          onRetry={() => queries.forEach(({ error, refetch }) => error && void refetch())}
        />
      ) : isLoaded ? (
        <Stack gap={16}>
          <Text as="p">
            <Text weight={600} isTabular>
              {number(people)}
            </Text>{' '}
            people in {count(going.length, 'product')}
            {costs.map(({ currency, cents }, at) => (
              <Fragment key={currency}>
                {at === 0 ? ', for ' : ' and '}
                <Text weight={600}>
                  <MoneyText cents={cents} currency={currency} />
                </Text>
              </Fragment>
            ))}
          </Text>
          {refused.length > 0 && (
            <Banner tone="warning" title={`${count(refused.length, 'product')} will not be launched`} />
          )}
          <Table
            label="Products to launch"
            columns={launchColumns(number)}
            hasColumnMenu={false}
            // Those that somebody has to look at come first.
            rows={[...refused, ...going]}
            isPaged={false}
            rowId={({ product_id: id }) => String(id)}
          />
        </Stack>
      ) : (
        <Skeleton lines={8} height={40} />
      )}
    </Drawer>
  );
}
