import Drawing from 'lucide-react/icons/building-2';
import { defineIcon } from './defineIcon.tsx';

export const BuildingIcon = /* @__PURE__ */ defineIcon('BuildingIcon', Drawing);
