import { NoticeCentre } from '@mailroom/design-system';
import { useAtomValue } from 'jotai';
import { noticesAtom } from '../../shared/feedback/notices.ts';
import { asNotice } from '../feedback/Feedback.tsx';

/** Past flash notifications, to read again after they have gone (A04). */
export function Notices() {
  return <NoticeCentre notices={useAtomValue(noticesAtom).map(asNotice)} />;
}
