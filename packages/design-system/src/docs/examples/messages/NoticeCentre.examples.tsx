import { NoticeList } from '../../../components/Flash/NoticeList.tsx';

export function Good() {
  return (
    <NoticeList notices={[{ id: '1', type: 'success', message: '912 rows were added.', at: '2026-11-21T14:58:00Z' }]} />
  );
}

export function Bad() {
  return (
    <NoticeList
      notices={[{ id: '1', type: 'info', message: 'Have you tried our new look?', at: '2026-11-21T14:58:00Z' }]}
    />
  );
}
