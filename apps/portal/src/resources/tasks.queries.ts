import type { ListQuery } from '@mailroom/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../shared/api.ts';
import { needsAttentionKeys, taskKeys } from '../shared/recordKeys.ts';
import { useWrite } from '../shared/useWrite.ts';
import { pageQuery } from './pageQuery.ts';

export function tasksQuery(query: ListQuery<'listTasks'>) {
  return pageQuery(taskKeys.list(query), (signal) => read(api.v1.GET('/task', { params: { query }, signal })));
}

export function taskQuery(id: number) {
  return queryOptions({
    queryKey: taskKeys.one(id),
    queryFn: ({ signal }) => read(api.v1.GET('/task/{id}', { params: { path: { id } }, signal })),
  });
}

const refreshes = [taskKeys.all, needsAttentionKeys.all];

export type TaskAct = 'claim' | 'release' | 'done' | 'retry';

const SAID: Record<TaskAct, string> = {
  claim: 'Task claimed',
  release: 'Task released',
  done: 'Task done',
  retry: 'Trying the task again',
};

export function useTaskAct() {
  return useWrite({
    write: ({ id, act }: { id: number; act: TaskAct }) =>
      read(api.v1.POST(`/task/{id}/${act}` as const, { params: { path: { id } } })),
    refreshes,
    says: (_task, { act }) => SAID[act],
  });
}

export function useCommentTask() {
  return useWrite({
    write: ({ id, body }: { id: number; body: string }) =>
      read(api.v1.POST('/task/{id}/comment', { params: { path: { id } }, body: { body } })),
    refreshes: [taskKeys.all],
    says: 'Comment added',
  });
}
