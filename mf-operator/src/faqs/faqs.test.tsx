import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { StaffFaqGroup, StaffFaqRow } from '@storefront/shared/contracts';
import { answers, expectOwnWrites, renderRemote, startServer, testApi } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { anOperator } from '../testing/sessions';
import { wholeContent } from '../testing/whole-content';

const server = startServer();
expectOwnWrites(server);
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

test('a group that is sent again after a lost answer has the same key, so that it is written once', async () => {
  const keys: (string | null)[] = [];
  const keep = (request: Request) => keys.push(request.headers.get('idempotency-key'));
  server.use(
    http.post(
      `${testApi}/main/admin/faq-group`,
      ({ request }) => {
        keep(request);
        return HttpResponse.error();
      },
      { once: true },
    ),
    answers('post', 'main/admin/faq-group', (request: Request) => {
      keep(request);
      return { id: 'g3', version: 1 };
    }),
  );
  await open(paths.faqs.to());
  await userEvent.click(await screen.findByRole('button', { name: 'New group' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New group' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name in Vietnamese' }), 'Bảo hành');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name in English' }), 'Warranty');

  await userEvent.click(dialog.getByRole('button', { name: 'Save the group' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save the group' }));
  await waitFor(() => expect(keys).toHaveLength(2));

  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('a question that is sent again after a lost answer has the same key, so that it is written once', async () => {
  const keys: (string | null)[] = [];
  const keep = (request: Request) => keys.push(request.headers.get('idempotency-key'));
  server.use(
    http.post(
      `${testApi}/main/admin/faq`,
      ({ request }) => {
        keep(request);
        return HttpResponse.error();
      },
      { once: true },
    ),
    answers('post', 'main/admin/faq', (request: Request) => {
      keep(request);
      return { id: 'a', version: 1 };
    }),
  );
  await open(paths.faqNew.to({ group: 'g2' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Question · Vietnamese' }), 'Bao lâu?');

  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }));
  await waitFor(() => expect(keys).toHaveLength(2));

  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('an English reader finds everything on the list of questions', async () => {
  await open('/operator/faqs');

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: Questions | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: Questions
     p: Shoppers see groups and questions in this order.
     button type=button: New group
     a href=/en/operator/faqs/new: New question
     div aria-label=Filters role=search
       form
         label: Search
         input maxlength=100 placeholder=Words of the question type=search
         button type=submit: Search
       label: State
       select
         option: Any
         option: Published
         option: Draft
       button aria-expanded=false type=button: Filters
     span aria-atomic=true role=status
     section aria-label=Delivery
       h2: Delivery
       button aria-disabled=true aria-label=Move up: Delivery type=button: Up
       button aria-label=Move down: Delivery type=button: Down
       button aria-label=Edit the group Delivery type=button: Edit
       a href=/en/operator/faqs/new?group=g1: Add a question
       ul
         li
           a href=/en/operator/faqs/a: a?
           Published
           button aria-disabled=true aria-label=Move up: a? type=button: Up
           button aria-label=Move down: a? type=button: Down
         li
           a href=/en/operator/faqs/b: b?
           Draft Missing: English
           button aria-label=Move up: b? type=button: Up
           button aria-disabled=true aria-label=Move down: b? type=button: Down
     section aria-label=Returns
       h2: Returns
       button aria-label=Move up: Returns type=button: Up
       button aria-disabled=true aria-label=Move down: Returns type=button: Down
       button aria-label=Edit the group Returns type=button: Edit
       a href=/en/operator/faqs/new?group=g2: Add a question
       ul"
  `);
});
