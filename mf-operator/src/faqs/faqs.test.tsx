import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffFaqGroup, StaffFaqRow } from '@storefront/shared/contracts';
import { answers, renderRemote, startServer } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { anOperator } from '../testing/sessions';

const server = startServer();
const open = (at: string) => renderRemote(remote, { at, language: 'en', session: anOperator });
const aFaq = (id: string, given: Partial<StaffFaqRow> = {}): StaffFaqRow => ({
  id,
  groupId: 'g1',
  version: 1,
  isPublished: true,
  questionVi: `${id}?`,
  questionEn: `${id}?`,
  missing: [],
  updatedAt: null,
  ...given,
});
let groups: StaffFaqGroup[];
let sent: unknown[];
const takes = async (request: Request) => {
  sent.push(await request.json());
  return { id: 'a', version: 2 };
};
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  groups = [
    {
      id: 'g1',
      version: 1,
      titleVi: 'Giao hàng',
      titleEn: 'Delivery',
      faqs: [aFaq('a'), aFaq('b', { isPublished: false, missing: ['en'] })],
    },
    { id: 'g2', version: 1, titleVi: 'Đổi trả', titleEn: 'Returns', faqs: [] },
  ];
  server.use(
    answers('get', 'main/admin/faq', () => groups),
    answers('put', 'main/admin/faq/order', async (request: Request) => {
      const body = (await request.json()) as { groups: { id: string; faqs: string[] }[] };
      sent.push(body);
      const all = groups.flatMap(({ faqs }) => faqs);
      groups = body.groups.flatMap(({ id, faqs }) => {
        const group = groups.find((one) => one.id === id);
        return group
          ? [{ ...group, faqs: faqs.flatMap((faq) => all.find((one) => one.id === faq) ?? []) }]
          : [];
      });
      return null;
    }),
    answers('post', 'main/admin/faq', takes),
    answers('post', 'main/admin/faq-group', takes),
  );
});

test('an operator puts questions and groups in order by keyboard', async () => {
  await open(paths.faqs.to());
  const up = await screen.findByRole('button', { name: 'Move up: b?' });
  await userEvent.click(up);
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(screen.getByText('Moved to place 1 of 2.')).toBeInTheDocument());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Move down: Delivery' })).not.toHaveAttribute('aria-disabled'),
  );
  expect(screen.getByRole('button', { name: 'Move up: b?' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Move up: b?' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Move down: Delivery' }));
  await waitFor(() => expect(sent).toHaveLength(2));

  expect(sent).toEqual([
    {
      groups: [
        { id: 'g1', faqs: ['b', 'a'] },
        { id: 'g2', faqs: [] },
      ],
    },
    {
      groups: [
        { id: 'g2', faqs: [] },
        { id: 'g1', faqs: ['b', 'a'] },
      ],
    },
  ]);
});

test('an operator narrows them to drafts, and sees what is missing', async () => {
  await open(paths.faqs.to({ state: 'DRAFT' }));

  expect(await screen.findByRole('link', { name: 'b?' })).toBeVisible();
  expect(screen.getByText('Missing: English')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'a?' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Returns' })).not.toBeInTheDocument();
});

test('an operator names a new group, and is told what is missing', async () => {
  await open(paths.faqs.to());
  await userEvent.click(await screen.findByRole('button', { name: 'New group' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New group' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name in Vietnamese' }), 'Bảo hành');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the group' }));
  expect(dialog.getByText('Enter a name.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name in English' }), 'Warranty');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the group' }));

  await waitFor(() => expect(sent).toEqual([{ titleVi: 'Bảo hành', titleEn: 'Warranty' }]));
});

test('an operator writes a question in a group, with its answer copied to English', async () => {
  const { location } = await open(paths.faqNew.to({ group: 'g2' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Question · Vietnamese' }), 'Bao lâu?');
  await userEvent.type(screen.getByRole('textbox', { name: 'Question · English' }), 'How long?');
  const answer = within(screen.getByRole('group', { name: 'Answer · Vietnamese' }));
  await userEvent.click(answer.getByRole('button', { name: 'Add a block' }));
  await userEvent.click(answer.getByRole('button', { name: 'Paragraph' }));
  await userEvent.type(answer.getByRole('textbox'), 'Hai ngày.');
  await userEvent.click(screen.getByRole('button', { name: 'Copy the blocks from Vietnamese' }));
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));

  await waitFor(() => expect(location()).toBe('/operator/faqs'));
  const text = [{ kind: 'paragraph', text: [{ text: 'Hai ngày.' }] }];
  expect(sent).toEqual([
    {
      groupId: 'g2',
      questionVi: 'Bao lâu?',
      questionEn: 'How long?',
      answerVi: text,
      answerEn: text,
      isPublished: true,
    },
  ]);
});
