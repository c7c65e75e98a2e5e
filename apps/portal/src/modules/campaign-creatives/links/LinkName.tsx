import { Code, Link, Stack, Text } from '@mailroom/design-system';
import { paths } from '../../../shared/paths.ts';
import { cutInMiddle, type LinkRow } from './linkWords.ts';

/** The words of a link or an image over its address. They lead to its row's facts, and mark it in the preview. */
export function LinkName({ link, name }: { link: LinkRow; name: string }) {
  const isNameless = link.kind === 'image' && link.text === '';
  return (
    <Stack gap={0}>
      <Text weight={500} {...(isNameless && { tone: 'warning' as const })}>
        <Link isQuiet href={paths.campaignCreatives.creativeLink(link.creative_id, link.id)}>
          {name}
        </Link>
      </Text>
      <Code isQuiet>{cutInMiddle(link.url)}</Code>
    </Stack>
  );
}
