import Drawing from 'lucide-react/icons/plus';
import { defineIcon } from './defineIcon.tsx';

export const PlusIcon = /* @__PURE__ */ defineIcon('PlusIcon', Drawing);
