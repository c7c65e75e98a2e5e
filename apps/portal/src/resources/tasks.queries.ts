import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, read, type V1Query } from '../shared/api.ts';
import { useWrite } from '../shared/useWrite.ts';

export const taskKeys = {
  all: ['task'] as const,
  list: (query: V1Query<'listTasks'>) => ['task', 'list', query] as const,
  one: (id: number) => ['task', 'one', id] as const,
};

export const tasksQuery = (query: V1Query<'listTasks'>) =>
  queryOptions({
    queryKey: taskKeys.list(query),
    queryFn: ({ signal }) => read(api.v1.GET('/task', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

export const taskQuery = (id: number) =>
  queryOptions({
    queryKey: taskKeys.one(id),
    queryFn: ({ signal }) => read(api.v1.GET('/task/{id}', { params: { path: { id } }, signal })),
  });

const refreshes = [taskKeys.all, ['needs-attention']];

export type TaskAct = 'claim' | 'release' | 'done' | 'retry';

const SAID: Record<TaskAct, string> = {
  claim: 'Task claimed',
  release: 'Task released',
  done: 'Task done',
  retry: 'Task is tried again',
};

export const useTaskAct = () =>
  useWrite({
    write: ({ id, act }: { id: number; act: TaskAct }) =>
      read(api.v1.POST(`/task/{id}/${act}` as const, { params: { path: { id } } })),
    refreshes,
    says: (_task, { act }) => SAID[act],
  });

export const useCommentTask = () =>
  useWrite({
    write: ({ id, body }: { id: number; body: string }) =>
      read(api.v1.POST('/task/{id}/comment', { params: { path: { id } }, body: { body } })),
    refreshes: [taskKeys.all],
    says: 'Comment added',
  });
