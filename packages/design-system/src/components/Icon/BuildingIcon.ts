import Drawing from 'lucide-react/icons/building-complex';
import { defineIcon } from './defineIcon.tsx';

export const BuildingIcon = /* @__PURE__ */ defineIcon('BuildingIcon', Drawing);
