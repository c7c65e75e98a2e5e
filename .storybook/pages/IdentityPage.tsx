import * as everything from '@mailroom/design-system';
import {
  Badge,
  Card,
  Code,
  DescriptionList,
  Grid,
  ProgressBar,
  Stack,
  Text,
  TONES,
  type IconComponent,
  type TypeSize,
} from '@mailroom/design-system';
import { styled } from 'styled-components';
import tokens from 'virtual:tokens';
import accents from '../../apps/portal/src/app/accents.css?inline';

function of(group: string) {
  return tokens.filter((token) => token.group === group);
}

function first(values: { css: string }[]) {
  return values[0]?.css ?? '';
}

const Bar = styled.div`
  block-size: 12px;
  border-radius: 2px;
  background: var(--mr-accent);
`;
const Sample = styled.div`
  display: grid;
  place-items: center;
  block-size: 72px;
  padding: 8px;
  border: 1px solid var(--mr-line-control);
  background: var(--mr-surface);
`;
const Mover = styled.div`
  inline-size: 32px;
  block-size: 32px;
  border-radius: var(--mr-radius-control);
  background: var(--mr-accent);
  transition: transform var(--own-time) ease-out;
  div:hover > & {
    transform: translateX(120px);
  }
  div:dir(rtl):hover > & {
    transform: translateX(-120px);
  }
`;
const Header = styled.div`
  block-size: 48px;
  display: grid;
  align-items: center;
  padding-inline: 16px;
  background: var(--mr-bar);
  color: var(--mr-on-bar);
  border-block-end: 3px solid;
  border-image: repeating-linear-gradient(
      -45deg in srgb,
      var(--mr-stripe-first) 0 8px,
      var(--mr-stripe-gap) 8px 12px,
      var(--mr-stripe-second) 12px 20px,
      var(--mr-stripe-gap) 20px 24px
    )
    3;
`;

export function Stripe() {
  return (
    <Stack gap={16}>
      <style>{accents}</style>
      <Header>Mailroom</Header>
      <ProgressBar label="Sending" value={41_306} max={60_000} note="41,306 of 60,000" isLive />
    </Stack>
  );
}

export function TypeScale() {
  return (
    <Stack gap={12}>
      {of('text').map(({ name, description }) => (
        <Stack key={name} gap={4}>
          <Text size={Number(name.slice(5)) as TypeSize}>Confirm 41,306 recipients</Text>
          <Text tone="muted" size={12}>
            {name.slice(5)} px. {description}
          </Text>
        </Stack>
      ))}
      <Text as="p">
        <Text weight={400}>Regular 400</Text> · <Text weight={500}>Medium 500</Text> ·{' '}
        <Text weight={600}>Strong 600</Text> · <Code>ord_7fK2 Plex Mono</Code>
      </Text>
    </Stack>
  );
}

export function Spaces() {
  return (
    <Stack gap={8}>
      {of('space').map(({ name, values, description }) => (
        <Stack key={name} direction="row" gap={12} align="center">
          <Bar style={{ inlineSize: first(values) }} />
          <Text>{first(values)}</Text>
          <Text tone="muted">{description}</Text>
        </Stack>
      ))}
    </Stack>
  );
}

function Radii() {
  return (
    <Grid min={160} gap={16}>
      {of('radius').map(({ name, values, description }) => (
        <Stack key={name} gap={4}>
          <Sample style={{ borderRadius: first(values) }}>{first(values)}</Sample>
          <Text tone="muted">{description}</Text>
        </Stack>
      ))}
    </Grid>
  );
}

function Surfaces() {
  const names = ['canvas', 'sunken', 'surface', 'raised'];
  return (
    <Grid min={160} gap={16}>
      {names.map((name) => (
        <Sample
          key={name}
          style={{ background: `var(--mr-${name})`, ...(name === 'raised' && { boxShadow: 'var(--mr-shadow)' }) }}
        >
          {name}
        </Sample>
      ))}
    </Grid>
  );
}

export function Shapes() {
  return (
    <Stack gap={24}>
      <Radii />
      <Surfaces />
    </Stack>
  );
}

export function Tones() {
  return (
    <Stack direction="row" gap={12} isWrapping>
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Stack>
  );
}

export function Motion() {
  return (
    <Stack gap={12}>
      {of('motion').map(({ name, values, description }) => (
        <div key={name} style={{ '--own-time': `var(--mr-${name})` } as React.CSSProperties}>
          <Mover />
          <Text tone="muted">
            {first(values)}. {description} Point at it.
          </Text>
        </div>
      ))}
    </Stack>
  );
}

const ICONS = Object.entries(everything).filter(
  (entry): entry is [string, IconComponent] => entry[0].endsWith('Icon') && !entry[0].startsWith('define'),
);

export function Icons() {
  return (
    <Grid min={200} gap={12}>
      {ICONS.map(([name, Icon]) => (
        <Stack key={name} direction="row" gap={8} align="center">
          <Icon />
          <Code>{name}</Code>
        </Stack>
      ))}
    </Grid>
  );
}

const WORDS: readonly (readonly [say: string, rather: string, why: string])[] = [
  [
    'Deliverable is 18,130 short of 250,000. Upload 912 corrected rows, or accept the count.',
    'Oops! Something is wrong with your audience.',
    'What is, by how much, and both ways out.',
  ],
  ['Confirm 41,306 recipients', 'OK', 'A button says what it does, with its number.'],
  ['Only a launched product can be confirmed.', 'This action is not available.', 'What is disabled gives its reason.'],
  ['No orders yet. Add the first.', 'Nothing to see here!', 'An empty state is one sentence and one button.'],
  [
    '11/22/2026 8:00 AM EST, in 21 h 4 min',
    'tomorrow morning',
    'A time has its zone; what presses says how long is left.',
  ],
];

export function Words() {
  return (
    <Grid min={360} gap={16}>
      {WORDS.map(([say, rather, why]) => (
        <Card key={say}>
          <DescriptionList
            items={[
              { term: 'Say', detail: say },
              { term: 'Rather than', detail: rather },
              { term: 'Because', detail: why },
            ]}
          />
        </Card>
      ))}
    </Grid>
  );
}
