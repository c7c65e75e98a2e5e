import { Stack, Text } from '@mailroom/design-system';
import { BookLink } from '../pages/BookLink.tsx';
import { Canvas, Controls, Unstyled } from '@storybook/addon-docs/blocks';
import props from 'virtual:props';
import { controlOf } from './controls.ts';
import { sentenceCase } from '../pages/sentenceCase.ts';

interface ShownStory {
  id: string;
  name: string;
  title: string;
  moduleExport: unknown;
  /** The function that draws the story. Storybook's default, for a story without one, takes args. */
  originalStoryFn: (...args: never[]) => unknown;
}

/** Whether a story passes its args to the component. Otherwise its controls would have no effect. */
function takesArgs({ originalStoryFn }: ShownStory) {
  return originalStoryFn.length > 0;
}

/** The story to try: the one made for it, or the first that takes args. */
export function storyToTry(stories: readonly ShownStory[]): ShownStory | undefined {
  return stories.find(({ name }) => name === 'Playground') ?? stories.find(takesArgs);
}

interface TryItProps {
  name: string;
  story: ShownStory;
  isFloating: boolean;
  /** Whether the example is already shown above. */
  isShown: boolean;
}

/** An example with a control for each prop that a reader can set. */
export function TryIt({ name, story, isFloating, isShown }: TryItProps) {
  const known = props[name]?.props.filter((prop) => controlOf(prop)).map((prop) => prop.name) ?? [];
  if (isFloating || known.length === 0)
    return (
      <Unstyled>
        <Text as="p" style={{ marginBlock: '8px 32px' }}>
          Try it with its controls: <BookLink id={story.id}>{`${name}, ${sentenceCase(story.name)}`}</BookLink>
        </Text>
      </Unstyled>
    );
  return (
    <Stack gap={0}>
      {!isShown && <Canvas of={story.moduleExport as never} sourceState="hidden" />}
      {/* Storybook's table is wider than a small screen. */}
      <div style={{ overflowX: 'auto' }}>
        <Controls of={story.moduleExport as never} include={known} />
      </div>
    </Stack>
  );
}
