import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { StateFile } from './stateFile.ts';

const DAY_IN_SECONDS = 86_400;

/** Stores oidc-provider's records in the state file, one entry per record, named by kind and id. */
export function adapterOn(state: StateFile): AdapterFactory {
  return (kind: string): Adapter => {
    const prefix = `${kind}:`;
    const ofKind = (field: 'uid' | 'userCode', value: string) => (key: string, payload: AdapterPayload) =>
      key.startsWith(prefix) && payload[field] === value;
    return {
      upsert: (id, payload, seconds = DAY_IN_SECONDS) => state.set(prefix + id, payload, seconds),
      find: async (id) => state.get(prefix + id),
      findByUid: async (uid) => state.find(ofKind('uid', uid)),
      findByUserCode: async (userCode) => state.find(ofKind('userCode', userCode)),
      consume: async (id) => {
        const payload = state.get(prefix + id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
        await state.saved();
      },
      destroy: (id) => state.remove((key) => key === prefix + id),
      revokeByGrantId: (grantId) => state.remove((_, payload) => payload.grantId === grantId),
    };
  };
}
