'use client';
import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '../../../hooks/useLatest.ts';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import type { TableProps } from '../tableProps.ts';
import type { TableState } from '../state/tableState.ts';

/** What a table wants from its server: what the reader chose, without how they arranged the columns. */
export interface TableRequest extends Pick<TableState, 'page' | 'pageSize' | 'sort' | 'search' | 'filters'> {
  /** Aborted as soon as the answer is of no use any more; hand it to `fetch`. */
  signal: AbortSignal;
}

export interface TableAnswer<Row> {
  /** One page, in its order. */
  rows: readonly Row[];
  /** How many match in all. */
  total: number;
}

export interface ServerRowsOptions<Row> {
  /** The table's own, kept in the address or with `useState`. */
  state: TableState;
  /** Fetches one page. It may be written in place. */
  load: (request: TableRequest) => Promise<TableAnswer<Row>>;
  /** What else the rows depend on, e.g. an account's id: with another one the old rows don't stay until the new ones are there. */
  of?: string | undefined;
  /** What is said when it failed. Default: the error's message. */
  errorMessage?: ((error: unknown) => string) | undefined;
}

/** To be spread on a Table. */
export interface ServerRows<Row extends object> extends Pick<TableProps<Row>, 'rows' | 'error'> {
  total: number;
  isRefreshing: boolean;
}

interface Outcome<Row> {
  of: string;
  question: string;
  answer: TableAnswer<Row> | undefined;
  /** Of this question; the answer may be an older one's. */
  failure?: unknown;
  hasFailed: boolean;
}

/**
 * The rows of a server, for a controlled Table: asks when what the reader wants changes, aborts what nobody waits for any
 * more, so that the newest question's answer counts, keeps the old rows meanwhile, and offers to try again.
 */
export function useServerRows<Row extends object>(options: ServerRowsOptions<Row>): [ServerRows<Row>, () => void] {
  const { state, load, of = '', errorMessage } = options;
  const texts = useTableTexts();
  const newest = useLatest(load);
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<Outcome<Row>>();
  const { page, pageSize, sort, search, filters } = state;
  // A state from an address is a new object each time; what counts is what it says.
  const wanted = JSON.stringify({ page, pageSize, sort, search, filters });
  const question = `${attempt} ${of} ${wanted}`;
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => newest.current({ ...(JSON.parse(wanted) as TableState), signal: stop.signal });
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
  }, [newest, of, wanted, question]);

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
