import Drawing from 'lucide-react/icons/external-link';
import { defineIcon } from './defineIcon.tsx';

export const ExternalLinkIcon = /* @__PURE__ */ defineIcon('ExternalLinkIcon', Drawing);
