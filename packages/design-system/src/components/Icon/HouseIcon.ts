import Drawing from 'lucide-react/icons/house';
import { defineIcon } from './defineIcon.tsx';

export const HouseIcon = /* @__PURE__ */ defineIcon('HouseIcon', Drawing);
