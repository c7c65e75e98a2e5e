import { Badge, EmptyState, Heading, Stack, Text, type Tone } from '@mailroom/design-system';
import changelog from 'virtual:changelog';
import { paragraphs } from './paragraphs.ts';
import { Prose } from './Prose.tsx';

const TONES: Record<string, Tone> = {
  major: 'danger',
  breaking: 'danger',
  minor: 'warning',
  new: 'success',
  patch: 'secondary',
};

/** The changes of each version and of the next one. */
export function ChangelogPage() {
  return (
    <Stack gap={32}>
      {changelog.map(({ name, releases }) => (
        <Stack key={name} gap={16}>
          <Heading level={2} size={20}>
            {name}
          </Heading>
          {releases.length === 0 && <EmptyState title="No version has been published yet" />}
          {releases.map(({ version, changes }) => (
            <Stack key={version} gap={8}>
              <Heading level={3} size={16}>
                {version === 'Next' ? 'In the next version' : version}
              </Heading>
              {changes.map(({ kind, text }) => (
                <Stack key={text} direction="row" gap={12} align="start">
                  <Badge tone={TONES[kind] ?? 'secondary'}>{kind}</Badge>
                  <Stack gap={4}>
                    {paragraphs(text).map((paragraph) => (
                      <Text as="p" size={14} key={paragraph}>
                        <Prose text={paragraph} />
                      </Text>
                    ))}
                  </Stack>
                </Stack>
              ))}
            </Stack>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
