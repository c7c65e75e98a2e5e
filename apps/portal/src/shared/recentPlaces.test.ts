import { beforeEach, expect, it } from 'vitest';
import { readRecentPlaces, rememberPlace } from './recentPlaces.ts';
import { sessionStore } from './stores.ts';

function place(id: number) {
  return { path: `/campaign-creatives/${id}`, title: `Creative ${id}` };
}

beforeEach(() => sessionStore.clear());

it('lists the newest first, each once, and at most seven', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 2]) rememberPlace(place(id));
  expect(readRecentPlaces()).toEqual([2, 8, 7, 6, 5, 4, 3].map(place));
});

it('is cleared with the session, and reads broken storage as empty', () => {
  rememberPlace(place(1));
  sessionStore.clear();
  expect(readRecentPlaces()).toEqual([]);
  sessionStore.set('recent-places', '{"path":');
  expect(readRecentPlaces()).toEqual([]);
  sessionStore.set('recent-places', '[{"path":7},{"path":"/landing","title":"Landing"},null]');
  expect(readRecentPlaces()).toEqual([{ path: '/landing', title: 'Landing' }]);
});
