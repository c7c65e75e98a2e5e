import { styled } from 'styled-components';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { space, t, type } from '../../../theme/tokens.ts';
import type { TableModel } from '../tableContexts.ts';
import { earlyRules } from './earlyRules.ts';

/** Its rules reach only the parts beside it, and end when it leaves the document. */
const Early = styled.i<{ $rules: string }>`
  :has(> &) {
    container-type: inline-size;
  }
  && ~ div::after {
    display: block;
    padding: ${space(8, 16)};
    border-block-start: 1px solid ${t('line')};
    color: ${t('ink-muted')};
    ${type(12)}
  }
  ${({ $rules }) => $rules}
`;

/**
 * A server doesn't know the width of its page. These rules draw the table at each width as it will be when the browser has
 * measured it. In builds for browsers EarlyPlace stands for this module: see `imports` in package.json.
 * The model is a prop, because test runners load a module of `imports` beside the others, with contexts of its own.
 */
export function EarlyColumns({ model }: { model: TableModel }) {
  const { overflow, isFlush, renderCards } = model.settings;
  const { all, leads, canArrange } = model.columns;
  const { state } = model.state;
  const texts = useTableTexts();
  const rules = earlyRules(all, state.columns, {
    leads,
    canDrop: overflow === 'drop',
    border: isFlush ? 0 : 2,
    hasOwnCards: renderCards !== undefined,
    more: texts.more,
    notShown: canArrange ? undefined : texts.columnsNotShown,
  });
  return <Early hidden $rules={rules} />;
}
