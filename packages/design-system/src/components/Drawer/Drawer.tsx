'use client';
import { lazy, type ReactNode, type Ref } from 'react';
import { LazyDialog } from '../Modal/LazyDialog.tsx';

const DrawerPanel = lazy(() => import('./DrawerPanel.tsx'));

export const DRAWER_SIZES = ['medium', 'large'] as const;
export type DrawerSize = (typeof DRAWER_SIZES)[number];

export interface DrawerProps {
  /** A closed drawer leaves the page after its motion, and loses what was typed in it. */
  isOpen: boolean;
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
  /** Names the drawer. Stays at the top while the content scrolls. */
  title: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, the main one last. They stay in view while the content scrolls. */
  actions?: ReactNode;
  /** Beside the buttons, at the start of the foot: what they will do, or another way. */
  note?: ReactNode;
  /** 480 or 960 px wide; a large one takes a whole small screen. Default 'medium'. */
  size?: DrawerSize | undefined;
  /** A width of your own, in px or as a CSS length: 720, '80vw'. A part of the page always stays visible beside it. */
  width?: number | string | undefined;
  /** Can't be closed, because its work is running. Default false. */
  isBusy?: boolean | undefined;
  /** The edge it slides in from, in reading direction. Default 'end'. */
  side?: 'start' | 'end' | undefined;
  /** The id of the panel, around title and content. */
  id?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  [data: `data-${string}`]: string | undefined;
}

/** Details or a longer form beside the page it belongs to. */
export function Drawer(props: DrawerProps) {
  return (
    <LazyDialog isOpen={props.isOpen}>
      <DrawerPanel {...props} />
    </LazyDialog>
  );
}
