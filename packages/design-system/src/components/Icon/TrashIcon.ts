import Drawing from 'lucide-react/icons/trash';
import { defineIcon } from './defineIcon.tsx';

export const TrashIcon = /* @__PURE__ */ defineIcon('TrashIcon', Drawing);
