import Drawing from 'lucide-react/icons/ellipsis';
import { defineIcon } from './defineIcon.tsx';

export const EllipsisIcon = /* @__PURE__ */ defineIcon('EllipsisIcon', Drawing);
