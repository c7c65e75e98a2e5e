import { Code, Heading, Stack, Table, Text, type TableColumn } from '@mailroom/design-system';
import tokens from 'virtual:tokens';
import type { ShownToken } from '../../packages/design-system/tokens/catalogue.ts';
import { CopyButton } from './CopyButton.tsx';
import { TokenSample } from './TokenSample.tsx';

const GROUPS: readonly (readonly [title: string, groups: readonly string[]])[] = [
  ['Colours', ['color']],
  ['Elevation', ['elevation']],
  ['Type', ['font', 'weight', 'text', 'line-height']],
  ['Space', ['space']],
  ['Sizes', ['size']],
  ['Radius', ['radius']],
  ['Motion', ['motion', 'easing']],
];

function Values({ token }: { token: ShownToken }) {
  return (
    <Stack gap={4}>
      {token.values.map(({ context, css, hex, alias }) => (
        <Stack key={context} direction="row" gap={8} align="center">
          <TokenSample type={token.type} css={css} />
          <Stack gap={0}>
            <Text>
              {context && <Text tone="muted">{context} </Text>}
              {alias?.replace('palette.', '')} <Code>{hex ?? css}</Code>
            </Text>
            {hex && <Code isQuiet>{css}</Code>}
          </Stack>
          {hex && <CopyButton text={hex} />}
        </Stack>
      ))}
    </Stack>
  );
}

function Contrast({ token }: { token: ShownToken }) {
  return (
    <Stack gap={4}>
      {token.contrast.map(({ partner, needed, ratios }) => {
        const least = Math.min(...ratios.map(({ ratio }) => ratio));
        return (
          <Text key={partner} tone={least >= needed ? 'ink' : 'danger'} isTabular>
            {ratios.map(({ ratio }) => ratio.toFixed(1)).join(' · ')}{' '}
            <Text tone="muted">
              on {partner} ({needed})
            </Text>
          </Text>
        );
      })}
    </Stack>
  );
}

const COLUMNS: readonly TableColumn<ShownToken>[] = [
  {
    id: 'name',
    header: 'Token',
    kind: 'custom',
    value: ({ name }) => name,
    render: ({ name }) => (
      <Stack direction="row" gap={4} align="center">
        <Code>{name}</Code>
        <CopyButton text={`var(--mr-${name})`} />
      </Stack>
    ),
    width: 200,
  },
  {
    id: 'for',
    header: 'What it is for',
    kind: 'custom',
    value: ({ description }) => description,
    render: ({ description }) => <Text tone="muted">{description}</Text>,
    width: { min: 140, grow: 2 },
  },
  {
    id: 'values',
    header: 'Values',
    kind: 'custom',
    value: ({ values }) => values.map(({ css, hex }) => `${css} ${hex ?? ''}`).join(' '),
    render: (token) => <Values token={token} />,
    width: { min: 280, grow: 2 },
  },
  {
    id: 'contrast',
    header: 'Contrast (needed)',
    hint: 'In light · dark · high contrast.',
    kind: 'custom',
    value: ({ contrast }) => contrast.map(({ partner }) => partner).join(' '),
    render: (token) => <Contrast token={token} />,
    width: { min: 220, grow: 2 },
  },
  {
    id: 'uses',
    header: 'Used by',
    kind: 'custom',
    value: ({ usedBy }) => usedBy.join(' '),
    render: ({ usedBy }) => <Text tone="muted">{usedBy.join(', ')}</Text>,
    width: { min: 160, grow: 2 },
  },
];

/** Each token with its value in every theme, its contrast and the components that use it. */
export function TokensPage() {
  return (
    <Stack gap={32}>
      {GROUPS.map(([title, groups]) => {
        const rows = tokens.filter(({ group }) => groups.includes(group));
        const columns = rows.some(({ contrast }) => contrast.length)
          ? COLUMNS
          : COLUMNS.filter(({ id }) => id !== 'contrast');
        return (
          <Stack key={title} gap={12}>
            <Heading level={2} size={20}>
              {title}
            </Heading>
            <Table
              label={title}
              columns={columns}
              rows={rows}
              rowId={({ name }) => name}
              isPaged={false}
              hasColumnMenu={false}
              search={rows.length > 20 ? 'Search by token, use or component' : false}
            />
          </Stack>
        );
      })}
    </Stack>
  );
}
