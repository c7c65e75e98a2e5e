'use client';
import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '../../../hooks/useLatest.ts';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import type { TableProps } from '../tableProps.ts';
import type { TableState } from '../state/tableState.ts';

/** The request of a table to its server: the reader's choices, without the arrangement of the columns. */
export interface TableRequest extends Pick<TableState, 'page' | 'pageSize' | 'sort' | 'search' | 'filters'> {
  /** Aborted when the answer is no longer needed. Pass it to `fetch`. */
  signal: AbortSignal;
}

export interface TableAnswer<Row> {
  /** The rows of one page, in order. */
  rows: readonly Row[];
  /** How many rows match in all. */
  total: number;
}

export interface ServerRowsOptions<Row> {
  /** The state of the table, kept in the URL or with `useState`. */
  state: TableState;
  /** Fetches one page. Needs no `useCallback`. */
  load: (request: TableRequest) => Promise<TableAnswer<Row>>;
  /** Anything else that the rows depend on, e.g. the id of an account. When it changes, the old rows disappear immediately. */
  of?: string | undefined;
  /** The message for a failure. Default: the message of the error. */
  errorMessage?: ((error: unknown) => string) | undefined;
}

/** Props to spread on a Table. */
export interface ServerRows<Row extends object> extends Pick<TableProps<Row>, 'rows' | 'error'> {
  total: number;
  isRefreshing: boolean;
}

interface Outcome<Row> {
  of: string;
  question: string;
  answer: TableAnswer<Row> | undefined;
  /** The failure of this question. The answer may belong to an older one. */
  failure?: unknown;
  hasFailed: boolean;
}

/**
 * The rows of a server, for a controlled Table. Fetches when the reader's choices change, aborts older requests so that
 * the newest answer counts, keeps the old rows in the meantime, and offers to try again.
 */
export function useServerRows<Row extends object>(options: ServerRowsOptions<Row>): [ServerRows<Row>, () => void] {
  const { state, load, of = '', errorMessage } = options;
  const texts = useTableTexts();
  const newest = useLatest(load);
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<Outcome<Row>>();
  const { page, pageSize, sort, search, filters } = state;
  // A state from a URL is a new object each time, so its content is compared.
  const request = JSON.stringify({ page, pageSize, sort, search, filters });
  const question = `${attempt} ${of} ${request}`;
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => newest.current({ ...(JSON.parse(request) as TableState), signal: stop.signal });
    ask().then(
      (answer) => stop.signal.aborted || setKnown({ of, question, answer, hasFailed: false }),
      (failure: unknown) =>
        stop.signal.aborted ||
        setKnown((before) => {
          const answer = before?.of === of ? before.answer : undefined;
          return { of, question, answer, failure, hasFailed: true };
        }),
    );
    return () => stop.abort();
  }, [newest, of, request, question]);

  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  const own = known?.of === of ? known : undefined;
  const isAnswered = own?.question === question;
  const { failure } = own ?? {};
  const message =
    errorMessage?.(failure) ?? (failure instanceof Error && failure.message ? failure.message : texts.downloadFailed);
  return [
    {
      rows: own?.answer?.rows,
      total: own?.answer?.total ?? 0,
      isRefreshing: own?.answer !== undefined && !isAnswered,
      error: isAnswered && own.hasFailed ? { message, onRetry: reload } : undefined,
    },
    reload,
  ];
}
