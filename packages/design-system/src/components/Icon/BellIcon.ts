import Drawing from 'lucide-react/icons/bell';
import { defineIcon } from './defineIcon.tsx';

export const BellIcon = /* @__PURE__ */ defineIcon('BellIcon', Drawing);
