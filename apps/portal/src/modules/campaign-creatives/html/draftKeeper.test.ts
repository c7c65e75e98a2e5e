import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftKeeper, LONGEST, PAUSE } from './draftKeeper.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A keeper whose calls end when they are told to. */
function start() {
  const calls: { text: string; revision: number; end: (answer: string) => Promise<void>; fail: () => Promise<void> }[] =
    [];
  const onShow = vi.fn<(shown: { text: string; kept: string | null; error: unknown }) => void>();
  const send = (text: string, revision: number) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const settled = async () => void (await vi.advanceTimersByTimeAsync(0));
    calls.push({
      text,
      revision,
      end: (answer) => {
        resolve(answer);
        return settled();
      },
      fail: () => {
        reject(new Error('No network'));
        return settled();
      },
    });
    return promise;
  };
  const keeper = createDraftKeeper<string>({ text: 'a', revision: 3, kept: null, send, onShow });
  return { keeper, calls, onShow, texts: () => calls.map(({ text }) => text) };
}

/** Types so fast that no pause comes, for at least this time. */
function typeOn(keeper: ReturnType<typeof start>['keeper'], milliseconds: number): string {
  let text = keeper.latest();
  for (let passed = 0; passed < milliseconds; passed += PAUSE / 2) {
    text += 'x';
    keeper.change(text);
    vi.advanceTimersByTime(PAUSE / 2);
  }
  return text;
}

describe('a draft', () => {
  it('is shown at the first key and at the pause, and not between two keys', async () => {
    const { keeper, calls, onShow, texts } = start();
    keeper.change('ab');
    expect(onShow.mock.calls).toEqual([[{ text: 'ab', kept: null, error: null }]]);
    vi.advanceTimersByTime(PAUSE - 1);
    keeper.change('abc');
    expect(keeper.latest()).toBe('abc');
    vi.advanceTimersByTime(PAUSE - 1);
    expect(onShow).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    expect(onShow).toHaveBeenLastCalledWith({ text: 'abc', kept: null, error: null });
    expect(texts()).toEqual(['abc']);
    await calls[0]?.end('kept');
    expect(onShow).toHaveBeenLastCalledWith({ text: 'abc', kept: 'kept', error: null });
    expect(onShow).toHaveBeenCalledTimes(3);
  });

  it('is kept each second without a pause, one call at a time, and shown later', async () => {
    const { keeper, calls, onShow, texts } = start();
    const first = typeOn(keeper, LONGEST);
    expect(texts()).toHaveLength(1);
    expect(first.startsWith(calls[0]?.text ?? 'none')).toBe(true);
    typeOn(keeper, LONGEST * 2);
    expect(texts()).toHaveLength(1);
    await calls[0]?.end('kept 1');
    expect(onShow).toHaveBeenCalledOnce();
    const last = typeOn(keeper, LONGEST + PAUSE);
    expect(texts()).toHaveLength(2);
    await calls[1]?.end('kept 2');
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(onShow).toHaveBeenLastCalledWith({ text: last, kept: 'kept 2', error: null });
    expect(texts().at(-1)).toBe(last);
  });

  it('sends what was typed while it was sent, after that', async () => {
    const { keeper, calls, texts } = start();
    keeper.change('ab');
    vi.advanceTimersByTime(PAUSE);
    keeper.change('abc');
    vi.advanceTimersByTime(PAUSE);
    expect(texts()).toEqual(['ab']);
    await calls[0]?.end('kept 1');
    expect(texts()).toEqual(['ab', 'abc']);
  });

  it('says that a call failed, and tries again at the next pause', async () => {
    const { keeper, calls, onShow, texts } = start();
    keeper.change('ab');
    vi.advanceTimersByTime(PAUSE);
    await calls[0]?.fail();
    expect(onShow).toHaveBeenLastCalledWith({ text: 'ab', kept: null, error: new Error('No network') });
    keeper.change('abc');
    vi.advanceTimersByTime(PAUSE);
    expect(texts()).toEqual(['ab', 'abc']);
    await calls[1]?.end('kept');
    expect(onShow).toHaveBeenLastCalledWith({ text: 'abc', kept: 'kept', error: null });
  });

  it('begins again with another revision, and waits for a call that runs', async () => {
    const { keeper, calls, onShow } = start();
    keeper.change('ab');
    vi.advanceTimersByTime(PAUSE);
    const isSettled = vi.fn();
    void keeper.settle().then(isSettled);
    await vi.advanceTimersByTimeAsync(LONGEST);
    expect(isSettled).not.toHaveBeenCalled();
    await calls[0]?.end('kept');
    expect(isSettled).toHaveBeenCalledOnce();
    keeper.restart('saved', 4);
    expect(onShow).toHaveBeenLastCalledWith({ text: 'saved', kept: null, error: null });
    keeper.change('saved!');
    expect(onShow).toHaveBeenLastCalledWith({ text: 'saved!', kept: null, error: null });
    vi.advanceTimersByTime(PAUSE);
    expect(calls.at(-1)).toMatchObject({ text: 'saved!', revision: 4 });
  });
});
