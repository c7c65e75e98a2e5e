import { describe, expect, it } from 'vitest';
import { memoryStore, safeStore } from '../../shared/storage.ts';
import { createTokenStore } from '../signIn/accessToken.ts';
import { storeAccounts, storeCurrentId, storedAccounts, storedCurrentId } from './storedAccounts.ts';

function blocked() {
  return safeStore(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
}

describe('R45 storage that is blocked, full or broken', () => {
  it.each(['', 'null', '{', '{}', '[1]', '[{"id":"1","name":"x"}]', '[{"id":1}]', 'undefined'])(
    'reads %j in accounts-list as missing, so that the list is loaded again',
    (text) => {
      const store = memoryStore();
      store.set('accounts-list', text);
      expect(storedAccounts(store)).toBeUndefined();
    },
  );

  it.each(['', 'null', '{', '"3"', '1.5', '[]'])('reads %j in current-account as no account', (text) => {
    const store = memoryStore();
    store.set('current-account', text);
    expect(storedCurrentId(store)).toBeUndefined();
  });

  it.each(['', '{', '{}', '{"token":"","expiresAt":1}', '{"token":"t"}', '[]'])('reads %j as no token', (text) => {
    const store = memoryStore();
    store.set('access-token', text);
    expect(createTokenStore(store, () => 0).stored()).toBeUndefined();
  });

  it('continues in memory when storage is blocked', () => {
    const store = blocked();
    storeAccounts(store, [{ id: 3, name: 'Northlight Outdoor' }]);
    storeCurrentId(store, 3);
    expect(storedAccounts(store)).toEqual([{ id: 3, name: 'Northlight Outdoor' }]);
    expect(storedCurrentId(store)).toBe(3);
    store.clear();
    expect(store.keys()).toEqual([]);
  });

  it('continues in memory when storage is full', () => {
    const full = {
      getItem: () => 'old',
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
      clear: () => undefined,
    };
    const store = safeStore(() => full as unknown as Storage);
    store.set('current-account', '3');
    expect(store.get('current-account')).toBe('3');
  });
});

it('stores only the fields of an account that the switcher shows', () => {
  const store = memoryStore();
  const account = { id: 3, name: 'Northlight Outdoor', owner_phone: '+1 555 0100' };
  storeAccounts(store, [account]);
  expect(store.get('accounts-list')).toBe('[{"id":3,"name":"Northlight Outdoor"}]');
});
