import Drawing from 'lucide-react/icons/shield';
import { defineIcon } from './defineIcon.tsx';

export const ShieldIcon = /* @__PURE__ */ defineIcon('ShieldIcon', Drawing);
