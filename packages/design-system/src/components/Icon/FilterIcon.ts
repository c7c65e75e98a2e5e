import Drawing from 'lucide-react/icons/list-filter';
import { defineIcon } from './defineIcon.tsx';

export const FilterIcon = /* @__PURE__ */ defineIcon('FilterIcon', Drawing);
