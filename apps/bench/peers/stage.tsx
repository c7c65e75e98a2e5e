import { createRoot } from 'react-dom/client';
import type { Contestant, Scene } from './contestant.ts';

export interface Stage {
  show: (scene: Scene) => void;
  /** Unmounts the scene and keeps the provider. */
  hide: () => void;
}

export function stage({ Provider, Scene: Page }: Contestant): Stage {
  const host = document.getElementById('stage');
  if (!host) throw new Error('The page has no #stage');
  const root = createRoot(host);
  return {
    show: (scene) => root.render(<Provider>{<Page {...scene} />}</Provider>),
    hide: () => root.render(<Provider>{null}</Provider>),
  };
}
