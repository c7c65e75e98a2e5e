import { Children, isValidElement, useEffect, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
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
const lineSize = () => LINE;

/** react-select nests the options of a group; a window needs one list of lines, headings among them. */
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

/** Keeps only the lines in sight in the document, and brings the focused one into sight. */
export function WindowedMenu(props: MenuListProps<Choice, boolean, GroupBase<Choice>>) {
  // react-select leaves the list without a name: it has its field's.
  const innerProps = { ...props.innerProps, 'aria-labelledby': `${props.selectProps.inputId}-label` };
  const list = { ...props, innerProps };
  const { notice, noticeId } = useChoiceSettings();
  const lines = toLines(props.children);
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
    // What is in sight stays where it is when lines come before it.
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
    // Asked once for each list and place; onNear is another function at every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [first, last, firstPlace, count]);
  // A focused option out of sight has no node that aria-activedescendant could name.
  const shown = focused >= 0 && !items.some((item) => item.index === focused) ? [focused] : [];
  return (
    <div
      {...list.innerProps}
      ref={(node) => {
        scroller.current = node;
        if (typeof list.innerRef === 'function') list.innerRef(node);
        else if (list.innerRef) list.innerRef.current = node;
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
        {shown.map((index) => (
          <div key={`focused-${index}`} style={{ position: 'absolute', insetBlockStart: index * LINE, insetInline: 0 }}>
            {lines[index]}
          </div>
        ))}
      </div>
    </div>
  );
}
