import type { V2Schemas } from '@mailroom/api-client';
import type { TableSelection } from '@mailroom/design-system';
import { useState } from 'react';
import { BulkActions } from '../../../components/BulkActions.tsx';
import { ReasonDialog } from '../../../components/ReasonDialog.tsx';
import { useListedProductName } from '../../../resources/productBulk.queries.ts';
import { useCan } from '../../../session/user/usePermissions.ts';
import { api, read } from '../../../shared/api.ts';
import { loadOnUse } from '../../../shared/lazyPart.tsx';
import { needsAttentionKeys, orderKeys, productKeys } from '../../../shared/recordKeys.ts';
import { useFormats } from '../../../shared/useFormats.ts';

const LaunchSheet = loadOnUse(async () => (await import('./LaunchSheet.tsx')).LaunchSheet);
const MoveDialog = loadOnUse(async () => (await import('./MoveDialog.tsx')).MoveDialog);

type More = Pick<V2Schemas['ProductBulk'], 'ids' | 'reason' | 'move' | 'seen'>;
type Run = (more: More) => Promise<unknown>;

interface Asked {
  name: 'launch' | 'move' | 'pause' | 'accept';
  run: Run;
}

/** As many as a person can look through before they decide. */
const MOST = 50;

interface ProductsBulkProps {
  selection: TableSelection;
  count: number;
  query: object;
  onDone: () => void;
}

/** The actions for the selected products. Each is decided on its own, and asks before anything is sent or moved. */
export function ProductsBulk(props: ProductsBulkProps) {
  const { count } = useFormats();
  const nameOf = useListedProductName();
  const launch = useCan('can_launch_product');
  const update = useCan('can_update_order');
  const abort = useCan('can_abort_product');
  const confirm = useCan('can_confirm_product');
  const [asked, ask] = useState<Asked>();
  const [isBusy, setBusy] = useState(false);
  const onAsk = (name: Asked['name']) => (run: Run) => ask({ name, run });
  const ids = props.selection.kind === 'some' ? props.selection.ids.map(Number) : [];
  const products = count(props.count, 'product');

  async function run(more: More) {
    setBusy(true);
    // The notice of the failure has been shown already, and what was typed stays.
    await asked?.run(more).catch(() => setBusy(false));
  }
  const dialog = { isBusy, onClose: () => ask(undefined) };
  return (
    <>
      <BulkActions<Asked['name'], More>
        {...props}
        most={MOST}
        nameOf={nameOf}
        refreshes={[productKeys.all, orderKeys.all, needsAttentionKeys.all]}
        write={(body) => read(api.v2.POST('/product/bulk', { body }))}
        actions={[
          { name: 'launch', label: 'Launch', onAsk: onAsk('launch'), may: launch },
          { name: 'move', label: 'Move', onAsk: onAsk('move'), may: update },
          { name: 'pause', label: 'Pause', onAsk: onAsk('pause'), may: abort },
          { name: 'accept', label: 'Accept counts', onAsk: onAsk('accept'), may: confirm },
        ]}
      />
      {asked?.name === 'launch' && (
        <LaunchSheet {...dialog} ids={ids} onLaunch={(some, seen) => void run({ ids: some, seen })} />
      )}
      {asked?.name === 'move' && <MoveDialog {...dialog} ids={ids} onMove={(move, seen) => void run({ move, seen })} />}
      {asked?.name === 'pause' && (
        <ReasonDialog
          {...dialog}
          title={`Pause ${products}`}
          confirmLabel={`Pause ${products}`}
          text="Nothing more is sent until a product is resumed. What has gone out can’t be called back."
          onConfirm={(reason) => void run({ reason })}
        />
      )}
      {asked?.name === 'accept' && (
        <ReasonDialog
          {...dialog}
          title={`Accept the counts of ${products}`}
          confirmLabel="Accept counts"
          text="Each product may then be launched with the people that it has now."
          onConfirm={(reason) => void run({ reason })}
        />
      )}
    </>
  );
}
