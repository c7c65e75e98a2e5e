import { Text } from '@mailroom/design-system';
import { Fragment } from 'react';

/** The text of a comment in the lines in which it was written, each language in its own direction. */
export function CommentText({ children }: { children: string }) {
  return (
    <Text tone="ink" dir="auto">
      {children.split('\n').map((line, at) => (
        <Fragment key={`${at} ${line}`}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  );
}
