import Drawing from 'lucide-react/icons/smartphone';
import { defineIcon } from './defineIcon.tsx';

export const SmartphoneIcon = /* @__PURE__ */ defineIcon('SmartphoneIcon', Drawing);
