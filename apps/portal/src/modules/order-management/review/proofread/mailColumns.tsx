import type { V2Schemas } from '@mailroom/api-client';
import { type TableColumn } from '@mailroom/design-system';
import { RecordLink } from '../../../../components/RecordLink.tsx';
import { faultyPart, fieldHeader, passageHeader, valueWords } from './faultWords.ts';
import { PassageText } from './PassageText.tsx';

type Mail = V2Schemas['ProofreadMail'];

interface MailColumnsOptions {
  readonly fault: V2Schemas['ProofreadFault'];
  /** The members of the audience, among which the line is found. */
  readonly members: string | undefined;
  readonly number: (value: number) => string;
  readonly onShow: (mail: Mail) => void;
}

function said({ passage }: Mail): string {
  const { before, wrong, after } = faultyPart(passage);
  return before + wrong + after;
}

/** The columns of mails with a fault: whose it is, what the field holds, what the mail would say. */
export function mailColumns({ fault, members, number, onShow }: MailColumnsOptions): readonly TableColumn<Mail>[] {
  const { field, place } = fault;
  const lineText = (line: number | null) => (line === null ? 'no line' : number(line));
  return [
    {
      id: 'line',
      header: 'Line',
      kind: 'custom',
      align: 'end',
      width: 76,
      priority: 1,
      sortValue: ({ line }) => line,
      value: ({ line }) => lineText(line),
      render: ({ line }) => (line === null ? 'no line' : <RecordLink href={members}>{number(line)}</RecordLink>),
    },
    {
      id: 'email',
      header: 'E-mail',
      kind: 'text',
      look: 'code',
      namesRow: true,
      width: { min: 168, grow: 2 },
      value: ({ email }) => (email === '' ? 'deleted' : email),
    },
    ...(field === null
      ? []
      : [
          {
            id: 'value',
            header: fieldHeader(field),
            kind: 'text' as const,
            width: { min: 92, grow: 1 },
            priority: 3,
            value: ({ value }: Mail) => valueWords(value, number),
          },
        ]),
    {
      id: 'said',
      header: passageHeader(place),
      kind: 'custom',
      width: { min: 200, grow: 3 },
      priority: 1,
      value: said,
      render: ({ passage }) => <PassageText passage={passage} isFaulty />,
    },
    {
      id: 'show',
      header: 'Mail',
      kind: 'actions',
      width: 76,
      value: (mail) => [{ id: 'show', label: 'Show', isInline: true, onAction: () => onShow(mail) }],
    },
  ];
}
