import { Pagination } from '../../../components/Pagination/Pagination.tsx';

export function Good() {
  return <Pagination label="Orders, pages" page={2} pageSize={10} total={1204} onPageChange={() => undefined} />;
}

export function Bad() {
  return <Pagination label="Answers, pages" page={1} pageSize={3} total={4} onPageChange={() => undefined} />;
}
