import { Badge, Card, Grid, Heading, Stack, Text } from '@mailroom/design-system';
import { Source } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, use, useState, type ReactNode } from 'react';
import { usePageTheme } from '../look/pageTheme.ts';
import { goodCode } from '../../packages/design-system/src/docs/exampleCode.ts';
import type { FoundGuide } from './guides.ts';
import { Prose } from '../pages/Prose.tsx';

function Example({ sign, rule, children }: { sign: ReactNode; rule: string; children: ReactNode }) {
  return (
    <Stack gap={8}>
      <Stack direction="row" gap={8} align="center">
        {sign}
        <Text size={14}>
          <Prose text={rule} />
        </Text>
      </Stack>
      {/* An example that covers the window covers only its own card. One as high as the window is shown from its top. */}
      <Card data-example="" style={{ contain: 'paint', minBlockSize: 96, maxBlockSize: 480, overflow: 'auto' }}>
        <Suspense>{children}</Suspense>
      </Card>
    </Stack>
  );
}

function GoodCode({ source }: { source: Promise<string> }) {
  return <Source code={goodCode(use(source))} language="tsx" dark={usePageTheme() === 'dark'} />;
}

/** A good example and its opposite, both live, with the code of the good one to copy. */
export function GuideExamples({ guide, loadExamples, loadSource }: FoundGuide) {
  const [[Good, Bad]] = useState(() =>
    (['Good', 'Bad'] as const).map((name) =>
      lazy(async () => ({ default: (await loadExamples?.())?.[name] ?? (() => null) })),
    ),
  );
  const [source] = useState(() => loadSource?.());
  if (!loadExamples || !Good || !Bad) return null;
  return (
    <Stack gap={16}>
      <Grid min={guide.isWide ? 760 : 480} gap={24}>
        <Example sign={<Badge tone="success">Do</Badge>} rule={guide.good}>
          <Good />
        </Example>
        <Example sign={<Badge tone="danger">Don’t</Badge>} rule={guide.bad}>
          <Bad />
        </Example>
      </Grid>
      {source && (
        <Stack gap={8}>
          <Heading level={3} size={14}>
            Code of “Do”
          </Heading>
          <Suspense>
            <GoodCode source={source} />
          </Suspense>
        </Stack>
      )}
    </Stack>
  );
}
