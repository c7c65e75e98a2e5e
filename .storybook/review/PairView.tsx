import { Grid, Reveal, Skeleton, Stack, Text, useDesign } from '@mailroom/design-system';
import { useRef } from 'react';
import type { Difference } from './difference.ts';
import { DifferencePicture } from './DifferencePicture.tsx';
import { Captioned, Picture } from './Picture.tsx';
import { PlaceMarks } from './PlaceMarks.tsx';
import { isDifferent, REVIEW_FOLDER, type KeptPicture, type PicturePair } from './review.ts';
import { useDifference } from './useDifference.ts';
import { useInSight } from './useInSight.ts';

export type View = 'beside' | 'over' | 'difference';

interface PairProps {
  pair: PicturePair;
  /** 'Data / Table, Permutations'. */
  name: string;
  view: View;
  /** Whether the places that differ are outlined. */
  hasPlaces: boolean;
  isCompared: boolean;
}

interface BothProps extends PairProps {
  before: KeptPicture;
  after: KeptPicture;
}

function addressBefore({ hash }: KeptPicture): string {
  return `./${REVIEW_FOLDER}/${hash}.png`;
}

function addressAfter({ file }: PicturePair): string {
  return `./pictures/${file}`;
}

function sizeOf({ width, height }: KeptPicture): string {
  return `${width} × ${height}`;
}

function count(number: number, one: string, many: string, locale: string): string {
  return `${number.toLocaleString(locale)} ${number === 1 ? one : many}`;
}

function Found({
  difference,
  before,
  after,
}: { difference: Difference | 'failed' | undefined } & Omit<BothProps, keyof PairProps>) {
  const { locale } = useDesign();
  const size = sizeOf(before) === sizeOf(after) ? '' : ` The size changed from ${sizeOf(before)} to ${sizeOf(after)}.`;
  if (difference === 'failed') return <Text tone="danger">A picture couldn’t be loaded.{size}</Text>;
  if (!difference) return <Text tone="muted">Comparing …{size}</Text>;
  const places = count(difference.places.length, 'place', 'places', locale);
  return (
    <Text tone="muted" isTabular>
      {count(difference.count, 'pixel differs', 'pixels differ', locale)}, in {places}.{size}
    </Text>
  );
}

/** Two pictures of a story in one theme that differ. */
function BothPictures({ pair, name, view, hasPlaces, before, after }: BothProps) {
  const box = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(box);
  const addresses = [addressBefore(before), addressAfter(pair)] as const;
  const difference = useDifference(...addresses, isInSight);
  const found = difference === 'failed' ? undefined : difference;
  const title = `${name}, ${pair.theme}`;
  const older = <Picture kept={before} address={addresses[0]} alt={`${title}, before`} />;
  return (
    <Stack gap={4} ref={box}>
      {view === 'beside' && (
        <Grid columns={2} gap={12}>
          <Captioned title={`Before, ${pair.theme}`} address={addresses[0]}>
            {older}
          </Captioned>
          <Captioned title={`After, ${pair.theme}`} address={addresses[1]}>
            <Picture kept={after} address={addresses[1]} alt={`${title}, after`}>
              {hasPlaces && found && <PlaceMarks places={found.places} width={after.width} height={after.height} />}
            </Picture>
          </Captioned>
        </Grid>
      )}
      {view === 'over' && (
        <Reveal
          label={`How much of ${title} is from before`}
          before={older}
          after={<Picture kept={after} address={addresses[1]} alt={`${title}, after`} />}
          beforeLabel="Before"
          afterLabel="After"
          valueText={(value) => `${value} % of before, ${pair.theme}`}
          width={Math.max(before.width, after.width)}
        />
      )}
      {view === 'difference' && (
        <Captioned title={`Difference, ${pair.theme}`}>
          {found ? (
            <DifferencePicture
              difference={found}
              after={addresses[1]}
              label={`${title}: the pixels that differ`}
              hasPlaces={hasPlaces}
            />
          ) : (
            <Skeleton lines={4} style={{ aspectRatio: `${after.width} / ${after.height}` }} />
          )}
        </Captioned>
      )}
      <Found difference={difference} before={before} after={after} />
    </Stack>
  );
}

/** The pictures of a story in one theme: both if they differ, otherwise the one that there is. */
export function PairView(props: PairProps) {
  const { pair, name, isCompared } = props;
  const { before, after, theme } = pair;
  if (isCompared && before && after && isDifferent(pair))
    return <BothPictures {...props} before={before} after={after} />;
  const kept = after ?? before;
  if (!kept) return null;
  const address = after ? addressAfter(pair) : addressBefore(kept);
  const state = !isCompared ? 'Now' : !before ? 'New' : !after ? 'Gone' : 'Unchanged';
  return (
    <Captioned title={`${state}, ${theme}`} address={address}>
      <Picture kept={kept} address={address} alt={`${name}, ${theme}`} />
    </Captioned>
  );
}
