import Drawing from 'lucide-react/icons/info';
import { defineIcon } from './defineIcon.tsx';

export const InfoIcon = /* @__PURE__ */ defineIcon('InfoIcon', Drawing);
