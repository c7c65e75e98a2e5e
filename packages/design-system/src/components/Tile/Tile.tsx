'use client';
import type { ComponentProps } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { TileGridRoot, TileRoot } from './Tile.styles.ts';

export interface TileFact {
  /** How many. */
  value: number;
  /** Of what: 'products blocked'. */
  label: string;
  /** 'danger' for what waits for somebody. */
  tone?: 'danger' | undefined;
}

export interface TileProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** The link's name. */
  title: string;
  /** Where the whole tile leads. */
  href: string;
  /** What is done there, in a few words. */
  description: string;
  /** Live counts; while they load the place is kept. */
  facts?: readonly TileFact[] | undefined;
}

/** The door to a module, with what needs attention behind it. */
export function Tile({ title, href, description, facts = [], ...rest }: TileProps) {
  const { link: Link, locale } = useDesign();
  return (
    <TileRoot {...rest}>
      <h2>
        <Link href={href}>{title}</Link>
      </h2>
      <p>{description}</p>
      {facts.length > 0 && (
        <dl>
          {facts.map(({ value, label, tone }) => (
            <div key={label} data-tone={value > 0 ? tone : undefined}>
              <dt>{label}</dt>
              <dd>{value.toLocaleString(locale)}</dd>
            </div>
          ))}
        </dl>
      )}
    </TileRoot>
  );
}

export type TileGridProps = ComponentProps<'div'>;

/** Tiles in two columns, one on small screens. */
export function TileGrid(props: TileGridProps) {
  return <TileGridRoot {...props} />;
}
