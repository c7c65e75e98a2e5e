import { Modal, SearchList, type SearchListItem } from '@mailroom/design-system';
import { canAll } from '@mailroom/domain/can';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOfferedModules } from '../session/useOfferedModules.ts';
import { asNeeds, usePermissions } from '../session/usePermissions.ts';
import { paths } from '../shared/paths.ts';
import type { ModuleNavItem } from '../shared/portalModule.ts';
import { moduleRegistry, type RegisteredModule } from './moduleRegistry.ts';

async function placesOf(modules: readonly RegisteredModule[]) {
  const loaded = await Promise.all(modules.map(async ({ title, load }) => ({ title, ...(await load()) })));
  return loaded.flatMap(({ title, module }) =>
    module.nav.flatMap(({ items }) => items.map((item) => ({ ...item, title }))),
  );
}

const ALWAYS: readonly SearchListItem[] = [
  { id: paths.landing, label: 'Landing', section: 'Go to' },
  { id: paths.logout, label: 'Logout', section: 'Go to' },
];

/** Every place of the modules that the user may open, by the first letters of its name. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const offered = useOfferedModules() ?? [];
  // Whoever may open any module has tasks in it.
  const modules = moduleRegistry.filter(
    ({ id }) => id === 'task-management' || offered.some((module) => module.id === id),
  );
  const { names } = usePermissions();
  const [text, setText] = useState('');
  const places = useQuery({
    queryKey: ['palette', modules.map(({ id }) => id)],
    queryFn: () => placesOf(modules),
    staleTime: Infinity,
  });
  const isAllowed = ({ needs }: ModuleNavItem) => !needs || canAll(names, asNeeds(needs));
  const all: SearchListItem[] = [
    ...(places.data ?? [])
      .filter(isAllowed)
      .map(({ href, label, title }) => ({ id: href, label, note: title, section: 'Go to' })),
    ...ALWAYS,
  ];
  const wanted = text.trim().toLowerCase();
  const found = all.filter(({ label, note = '' }) => `${label} ${note}`.toLowerCase().includes(wanted));
  return (
    <Modal isOpen title="Search or jump to" size="small" onClose={onClose}>
      <SearchList
        label="Search or jump to"
        query={text}
        onQueryChange={setText}
        items={found}
        isLoading={places.isPending}
        emptyText="No place is called that"
        onChoose={(href) => {
          onClose();
          void navigate(href);
        }}
      />
    </Modal>
  );
}
