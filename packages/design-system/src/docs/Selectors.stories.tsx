import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview.tsx';

const First = styled.div`
  [data-part='of-both'] {
    color: inherit;
  }
`;
const Second = styled.div`
  [data-part='of-both'] {
    color: inherit;
  }
`;

const meta = preview.meta({ title: 'Foundations/Selectors', tags: ['!dev', '!autodocs'] });

/** The run of all stories fails when a rule meets nothing. Which of these comes first on a page must not matter. */
export const OneRuleOfTwoComponents = meta.story({
  name: 'A rule that two components have is met when one of them shows its element',
  render: () => (
    <>
      <First>Without the part.</First>
      <Second>
        With <b data-part="of-both">the part</b>.
      </Second>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('the part')).toBeVisible();
  },
});
