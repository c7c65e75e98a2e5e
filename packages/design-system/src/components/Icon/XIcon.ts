import Drawing from 'lucide-react/icons/x';
import { defineIcon } from './defineIcon.tsx';

export const XIcon = /* @__PURE__ */ defineIcon('XIcon', Drawing);
