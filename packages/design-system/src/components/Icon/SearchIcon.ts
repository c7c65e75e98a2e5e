import Drawing from 'lucide-react/icons/search';
import { defineIcon } from './defineIcon.tsx';

export const SearchIcon = /* @__PURE__ */ defineIcon('SearchIcon', Drawing);
