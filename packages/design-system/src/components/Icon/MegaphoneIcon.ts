import Drawing from 'lucide-react/icons/megaphone';
import { defineIcon } from './defineIcon.tsx';

export const MegaphoneIcon = /* @__PURE__ */ defineIcon('MegaphoneIcon', Drawing);
