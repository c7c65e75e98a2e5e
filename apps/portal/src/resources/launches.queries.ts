import type { ListQuery, V1Schemas } from '@mailroom/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../shared/api.ts';
import { launchKeys, needsAttentionKeys, orderKeys, productKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';
import { pageQuery } from './pageQuery.ts';

const refreshes = [productKeys.all, orderKeys.all, launchKeys.all, needsAttentionKeys.all];

export function launchesQuery(query: ListQuery<'listLaunches'>) {
  return pageQuery(launchKeys.list(query), (signal) => read(api.v1.GET('/launch', { params: { query }, signal })));
}

/** The engine's steps of every attempt, which need their own permission. */
export function productProcessQuery(id: number) {
  return queryOptions({
    queryKey: productKeys.part('process', id),
    queryFn: ({ signal }) => read(api.v1.GET('/product/{id}/process', { params: { path: { id } }, signal })),
  });
}

export function useLaunchProduct() {
  return useWrite({
    write: (id: number) => read(api.v1.POST('/product/{id}/launch', { params: { path: { id } }, body: {} })),
    refreshes,
    says: 'Product launched',
  });
}

export function useResumeProduct() {
  return useWrite({
    write: (id: number) => read(api.v1.POST('/product/{id}/launch', { params: { path: { id } }, body: {} })),
    refreshes,
    says: 'Product resumed',
  });
}

export function useRelaunchProduct() {
  return useWrite({
    write: (id: number) => read(api.v1.POST('/product/{id}/relaunch', { params: { path: { id } }, body: {} })),
    refreshes,
    says: 'Product relaunched',
  });
}

interface Abort {
  readonly id: number;
  readonly mode: 'cancel' | 'pause';
  readonly reason: string;
}

export function useAbortProduct() {
  return useWrite({
    write: ({ id, mode, reason }: Abort) =>
      read(api.v1.POST('/product/{id}/abort', { params: { path: { id } }, body: { mode, reason } })),
    refreshes,
    says: (_product, { mode }) => (mode === 'pause' ? 'Product paused' : 'Product aborted'),
  });
}

interface Confirmation {
  readonly id: number;
  readonly body: V1Schemas['Confirm'];
}

const SAID = {
  go: 'Go-ahead given',
  count: 'Count accepted',
  advertiser: 'Creative accepted',
  send_back: 'Product sent back',
  undo: 'Confirmation undone',
};

export function useConfirmProduct() {
  return useWrite({
    write: ({ id, body }: Confirmation) =>
      read(api.v1.POST('/product/{id}/confirm', { params: { path: { id } }, body })),
    refreshes,
    says: (_product, { body }) => SAID[body.decision ?? 'go'],
  });
}

interface Settlement {
  readonly launchId: number;
  readonly body: V1Schemas['SettleInDoubt'];
}

export function useSettleInDoubt() {
  return useWrite({
    write: ({ launchId, body }: Settlement) =>
      read(api.v1.POST('/launch/{id}/in-doubt', { params: { path: { id: launchId } }, body })),
    refreshes,
    says: (_launch, { body }) =>
      body.decision === 'sent' ? 'Messages in doubt count as sent' : 'Messages in doubt are sent again',
  });
}
