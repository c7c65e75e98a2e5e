import {
  Children,
  isValidElement,
  useEffect,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
  type RefCallback,
} from 'react';
import { components, type GroupBase, type MenuListProps } from 'react-select';
import { useWindowing } from '../../hooks/useWindowing.ts';
import { useChoiceSettings } from './choiceContext.ts';
import type { Choice, ChoiceGroup } from './options.ts';

interface LineProps {
  isFocused: boolean;
  data: Choice | ChoiceGroup;
  children?: ReactNode;
}
type Line = ReactElement<LineProps>;

const LINE = 32;
const NEAR_END = 10;

function lineSize() {
  return LINE;
}

/** Flattens react-select's groups, because a windowed list needs one list of lines, headings included. */
function toLines(children: ReactNode): Line[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Partial<LineProps>>(child) || child.props.data === undefined) return [];
    const line = child as Line;
    if (!('options' in line.props.data)) return [line];
    const { label } = line.props.data;
    const heading = (
      <Heading key={`heading ${label}`} isFocused={false} data={line.props.data}>
        {label}
      </Heading>
    );
    return [heading, ...toLines(line.props.children)];
  });
}

function Heading({ children }: LineProps) {
  return (
    <div className="choice__heading" role="presentation">
      {children}
    </div>
  );
}

/** Renders only the visible lines, and scrolls the focused one into view. */
export function WindowedMenu(props: MenuListProps<Choice, boolean, GroupBase<Choice>>) {
  const { notice, noticeId } = useChoiceSettings();
  const lines = toLines(props.children);
  const innerProps = {
    ...props.innerProps,
    // react-select gives the list no name, so it takes the field's.
    'aria-labelledby': `${props.selectProps.inputId}-label`,
    // react-select chooses the side on which a list opens only once: a list that grows later would leave the screen.
    style: { minBlockSize: lines.length === 0 && props.selectProps.isLoading ? props.maxHeight : undefined },
  };
  const list = { ...props, innerProps };
  return (
    <>
      {notice !== undefined && (
        <p className="choice__notice" id={noticeId}>
          {notice}
        </p>
      )}
      {lines.length === 0 ? <components.MenuList {...list} /> : <Lines list={list} lines={lines} />}
    </>
  );
}

interface LinesProps {
  list: MenuListProps<Choice, boolean, GroupBase<Choice>>;
  lines: Line[];
}

function Lines({ list, lines }: LinesProps) {
  const { firstPlace, onNear } = useChoiceSettings();
  const scroller = useRef<HTMLDivElement | null>(null);
  const count = lines.length;
  const { items, total, scrollTo, measure } = useWindowing({
    count,
    scroller,
    sizeOf: lineSize,
    overscan: 4,
  });
  const before = useRef({ firstPlace, count });
  useLayoutEffect(() => {
    // Keeps the visible lines in place when lines are added before them.
    if (firstPlace < before.current.firstPlace && scroller.current)
      scroller.current.scrollTop += Math.max(0, count - before.current.count) * LINE;
    before.current = { firstPlace, count };
  }, [firstPlace, count]);
  const focused = lines.findIndex((line) => line.props.isFocused);
  useEffect(() => {
    if (focused >= 0) scrollTo(focused);
  }, [focused, scrollTo]);
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (first < NEAR_END) onNear('before');
    if (last >= count - NEAR_END) onNear('after');
    // Runs once for each list and position. onNear is left out, because it is a new function at every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [first, last, firstPlace, count]);
  // A focused option that isn't rendered has no node for aria-activedescendant.
  const isFar = focused >= 0 && !items.some((item) => item.index === focused);
  return (
    <div
      {...list.innerProps}
      ref={(node) => {
        scroller.current = node;
        // react-select's own type allows more than the function that it passes.
        (list.innerRef as RefCallback<HTMLDivElement>)(node);
      }}
      className="choice__menu-list"
      style={{ maxBlockSize: list.maxHeight }}
    >
      <div style={{ blockSize: total, position: 'relative' }}>
        {items.map((item) => (
          <div
            key={item.index}
            ref={measure}
            data-index={item.index}
            role="presentation"
            style={{
              position: 'absolute',
              insetInline: 0,
              insetBlockStart: 0,
              transform: `translateY(${item.start}px)`,
            }}
          >
            {lines[item.index]}
          </div>
        ))}
        {isFar && (
          <div style={{ position: 'absolute', insetBlockStart: focused * LINE, insetInline: 0 }}>{lines[focused]}</div>
        )}
      </div>
    </div>
  );
}
