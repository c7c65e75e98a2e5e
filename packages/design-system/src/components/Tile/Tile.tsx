'use client';
import type { ComponentProps } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { TileGridRoot, TileRoot } from './Tile.styles.ts';

export interface TileFact {
  /** The count. */
  value: number;
  /** Names what is counted: 'products blocked'. */
  label: string;
  /** 'danger' for things that need attention. */
  tone?: 'danger' | undefined;
  /** Where the counted records are listed. Default: the count isn't a link of its own. */
  href?: string | undefined;
}

export interface TileProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** The text of the link. */
  title: string;
  /** Where the whole tile leads. */
  href: string;
  /** Says what people do there, in a few words. */
  description: string;
  /** Live counts. Their space is reserved while they load. Default: none. */
  facts?: readonly TileFact[] | undefined;
}

/** A link to a module, with the counts that need attention there. */
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
          {facts.map(({ value, label, tone, href: list }) => (
            <div key={label} data-tone={value > 0 ? tone : undefined}>
              <dt>{list === undefined ? label : <Link href={list}>{label}</Link>}</dt>
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
