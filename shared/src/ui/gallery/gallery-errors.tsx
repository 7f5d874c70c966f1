import styled from '@emotion/styled';
import { Heading } from '../heading';
import { Stack } from '../layout';
import { Table, type Column } from '../table';
import { errorCodes, failureNotices, fieldCodes, type ErrorRow } from './error-rows';
import type { Messages } from './messages';

/** Every error with its text in both languages and what triggers it. */
export function GalleryErrors({ messages }: { messages: Messages }) {
  const texts: Column<ErrorRow>[] = [
    { key: 'code', title: messages.errorCode, cell: ({ code }) => <code>{code}</code> },
    { key: 'vi', title: 'Tiếng Việt', cell: ({ vi }) => <span lang="vi">{vi}</span> },
    { key: 'en', title: 'English', cell: ({ en }) => <span lang="en">{en}</span> },
  ];
  const withTrigger = (title: string) => [
    ...texts,
    { key: 'trigger', title, cell: ({ trigger }: ErrorRow) => trigger },
  ];
  const tables = [
    { title: messages.errorCodes, rows: errorCodes, columns: withTrigger(messages.answeredBy) },
    { title: messages.fieldCodes, rows: fieldCodes, columns: texts },
    { title: messages.failureNotices, rows: failureNotices, columns: withTrigger(messages.shownWhen) },
  ];
  return (
    <Breaking>
      {tables.map(({ title, rows, columns }) => (
        <Stack key={title}>
          <Heading level={3}>{title}</Heading>
          <Table caption={title} columns={columns} rows={rows} rowKey={({ code }) => code} />
        </Stack>
      ))}
    </Breaking>
  );
}

/** Codes are longer than a column is wide. */
const Breaking = styled(Stack)`
  overflow-wrap: anywhere;
`;
