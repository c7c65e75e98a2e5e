import Drawing from 'lucide-react/icons/pencil';
import { defineIcon } from './defineIcon.tsx';

export const PencilIcon = /* @__PURE__ */ defineIcon('PencilIcon', Drawing);
