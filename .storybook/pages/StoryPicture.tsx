import { Text } from '@mailroom/design-system';
import { styled } from 'styled-components';
import pictures from 'virtual:pictures';
import { usePageTheme } from '../look/pageTheme.ts';
import { pictureFile } from '../pictures/pictured.ts';

const Box = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  border: 1px solid var(--mr-line);
  border-radius: var(--mr-radius-control);
  background: var(--mr-canvas);
  > img {
    inline-size: 100%;
    aspect-ratio: 16 / 10;
    object-fit: cover;
    object-position: top;
  }
`;

interface StoryPictureProps {
  /** The story's id. Undefined when none of a screen's stories has a picture. */
  story: string | undefined;
  /** Describes the picture. */
  alt: string;
}

export function hasPicture(story: string): boolean {
  return pictures[story] !== undefined;
}

/**
 * The approved picture of a story, in the toolbar's theme if there is one, otherwise in light. It keeps its place while it
 * loads, which is when it scrolls into view.
 */
export function StoryPicture({ story, alt }: StoryPictureProps) {
  const wanted = usePageTheme();
  const themes = (story && pictures[story]) || [];
  const theme = themes.includes(wanted) ? wanted : themes[0];
  return (
    <Box>
      {story && theme ? (
        <img src={`./pictures/${pictureFile(story, theme)}`} alt={alt} loading="lazy" decoding="async" />
      ) : (
        <Text tone="muted">No picture is kept.</Text>
      )}
    </Box>
  );
}
