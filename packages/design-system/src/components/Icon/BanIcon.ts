import Drawing from 'lucide-react/icons/ban';
import { defineIcon } from './defineIcon.tsx';

export const BanIcon = /* @__PURE__ */ defineIcon('BanIcon', Drawing);
