import { DescriptionList, Modal } from '@mailroom/design-system';

const KEYS = [
  { term: 'Ctrl K, ⌘ K', detail: 'Search or jump to' },
  { term: '?', detail: 'This sheet' },
  { term: 'Escape', detail: 'Close what is open; empty a search' },
  { term: '↑ ↓, Enter', detail: 'Move in a list and choose' },
];

export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  return (
    <Modal isOpen title="Keys" size="small" onClose={onClose}>
      <DescriptionList items={KEYS} />
    </Modal>
  );
}
