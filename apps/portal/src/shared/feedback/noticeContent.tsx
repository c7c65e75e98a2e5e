import type { NoticeLines } from '@mailroom/domain/notices';
import { Fragment, type ReactNode } from 'react';

/** A notice's lines, with bold names as elements. The server's texts are never rendered as HTML (S24). */
export function noticeContent(message: string | NoticeLines): ReactNode {
  const lines = typeof message === 'string' ? message.split('\n').map((text) => [{ text, isBold: false }]) : message;
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line.map(({ text, isBold }, part) => (isBold ? <strong key={part}>{text}</strong> : text))}
    </Fragment>
  ));
}
