import Drawing from 'lucide-react/icons/bookmark';
import { defineIcon } from './defineIcon.tsx';

export const BookmarkIcon = /* @__PURE__ */ defineIcon('BookmarkIcon', Drawing);
