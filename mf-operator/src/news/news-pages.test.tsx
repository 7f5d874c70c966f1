import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffNews } from '@storefront/shared/contracts';
import { answers, paged, refuses, renderRemote, startServer } from '@storefront/shared/testing';
import { HttpResponse, http } from 'msw';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { anOperator } from '../testing/sessions';
import { aStaffArticle } from '../testing/texts';

const server = startServer();
const open = (at: string) => renderRemote(remote, { at, language: 'en', session: anOperator });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
let stored: StaffNews;
let sent: { [key: string]: unknown; isActive?: boolean }[];
beforeEach(() => {
  sessionStorage.clear();
  stored = aStaffArticle();
  sent = [];
  const takes = async (request: Request) => {
    sent.push((await request.json()) as (typeof sent)[number]);
    stored = { ...stored, version: stored.version + 1 };
    return { id: 'article-1', seoSlug: 'chon-co-ao', version: stored.version };
  };
  server.use(
    answers('get', 'main/admin/news', () => ({
      ...paged([stored], { limit: 20 }),
      counts: { PUBLISHED: 4, SCHEDULED: 0, DRAFT: 1 },
    })),
    answers('get', 'main/admin/news/article-1', () => stored),
    answers('post', 'main/admin/news', takes),
    answers('put', 'main/admin/news/article-1', takes),
  );
});

test('an operator finds drafts and what lacks a language, and opens an article', async () => {
  stored = aStaffArticle({ missing: ['en'] });
  const { location } = await open(paths.news.to());

  const row = await screen.findByRole('row', { name: /Choosing a size/ });
  expect(within(row).getByText('Draft')).toBeVisible();
  expect(within(row).getByText('Missing: English')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Published (4)' }));
  await waitFor(() => expect(location()).toBe('/operator/news?state=PUBLISHED'));
});

test('an operator writes a draft by keyboard: blocks are added, moved and deleted', async () => {
  const { location } = await open(paths.newsNew.to());
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title · Vietnamese' }), 'Bài mới');
  const text = within(screen.getByRole('group', { name: 'Text · Vietnamese' }));
  for (const kind of ['Paragraph', 'Heading', 'List']) {
    await userEvent.click(text.getByRole('button', { name: 'Add a block' }));
    await userEvent.click(text.getByRole('button', { name: kind }));
  }
  await userEvent.type(
    within(text.getByRole('listitem', { name: '1. Paragraph' })).getByRole('textbox'),
    'Xem **kỹ**',
  );
  await userEvent.type(
    within(text.getByRole('listitem', { name: '2. Heading' })).getByRole('textbox'),
    'Mở đầu',
  );
  await userEvent.click(text.getByRole('button', { name: 'Move up: 2. Heading' }));
  await userEvent.click(text.getByRole('button', { name: 'Delete: 3. List' }));
  expect(screen.getByText(/Still missing: Vietnamese, English/)).toBeVisible();
  await press('Save the draft');

  await waitFor(() => expect(location()).toBe('/operator/news/article-1'));
  expect(sent).toMatchObject([
    {
      titleVi: 'Bài mới',
      isActive: false,
      pictureId: null,
      blocksVi: [
        { kind: 'heading', level: 2, text: 'Mở đầu' },
        { kind: 'paragraph', text: [{ text: 'Xem ' }, { text: 'kỹ', strong: true }] },
      ],
      blocksEn: [],
    },
  ]);
});

test('the focus stays in the editor while blocks are moved and deleted', async () => {
  await open(paths.newsNew.to());
  await screen.findByRole('textbox', { name: 'Title · Vietnamese' });
  const text = within(screen.getByRole('group', { name: 'Text · Vietnamese' }));
  const add = text.getByRole('button', { name: 'Add a block' });
  for (const kind of ['Paragraph', 'Heading']) {
    await userEvent.click(add);
    await userEvent.click(text.getByRole('button', { name: kind }));
  }
  await userEvent.click(text.getByRole('button', { name: 'Move up: 2. Heading' }));
  const up = text.getByRole('button', { name: 'Move up: 1. Heading' });
  expect(up).toHaveFocus();
  expect(up).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(text.getByRole('listitem', { name: '1. Heading' })).toBeVisible();

  await userEvent.click(text.getByRole('button', { name: 'Delete: 1. Heading' }));
  expect(within(text.getByRole('listitem', { name: '1. Paragraph' })).getByRole('textbox')).toHaveFocus();
  await userEvent.click(text.getByRole('button', { name: 'Delete: 1. Paragraph' }));
  expect(add).toHaveFocus();
});

test('an operator publishes an article with a day to come, and reads that it is saved', async () => {
  await open(paths.article.to('article-1'));
  const day = await screen.findByLabelText(/Publication date/);
  await userEvent.type(day, '2027-01-02T09:30');
  await press('Publish');

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ isActive: true, version: 3, publishedAt: '2027-01-02T02:30:00.000Z' });
  expect(await screen.findByText('The draft is saved')).toBeVisible();
});

test('what the API refuses is told at the block in which it is', async () => {
  server.use(
    http.put('*/main/admin/news/article-1', () =>
      HttpResponse.json(
        {
          success: false,
          code: 400,
          status: 400,
          statusCode: 400,
          message: 'VALIDATION_FAILED',
          errorCode: 'VALIDATION_FAILED',
          errors: [{ field: 'blocksEn[0].text[0].href', code: 'unsafe' }],
        },
        { status: 400 },
      ),
    ),
  );
  await open(paths.article.to('article-1'));
  await screen.findByRole('group', { name: 'Text · English' });
  await press('Publish');

  const block = within(
    within(screen.getByRole('group', { name: 'Text · English' })).getByRole('listitem', {
      name: '1. Paragraph',
    }),
  );
  await waitFor(() => expect(block.getByRole('textbox')).toBeInvalid());
});

test('when someone else was faster nothing is lost: the newest is shown, and what was typed can be taken back', async () => {
  server.use(refuses('put', 'main/admin/news/article-1', 409, 'EDIT_CONFLICT'));
  await open(paths.article.to('article-1'));
  const title = () => screen.getByRole('textbox', { name: 'Title · English' });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title · English' }), ' well');
  await press('Save the draft');
  expect(await screen.findByText('Someone else has just edited this')).toBeVisible();
  expect(title()).toHaveValue('Choosing a size well');

  stored = aStaffArticle({ version: 4, titleEn: 'By Hoa' });
  await press('See the new version');
  await waitFor(() => expect(title()).toHaveValue('By Hoa'));
  await press('Take it back');
  expect(title()).toHaveValue('Choosing a size well');
});

test('what was typed and not saved is offered again after a reload of the page', async () => {
  const { unmount } = await open(paths.article.to('article-1'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title · English' }), ' well');
  unmount();
  await open(paths.article.to('article-1'));

  await userEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
  expect(screen.getByRole('textbox', { name: 'Title · English' })).toHaveValue('Choosing a size well');
});

test('a link away from an unsaved text asks first', async () => {
  const { location } = await open(paths.article.to('article-1'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title · English' }), '!');
  await userEvent.click(screen.getAllByRole('link', { name: 'News' })[0] as HTMLElement);

  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
  expect(location()).toBe('/operator/news/article-1');
});

test('the preview shows an unsaved text as shoppers will see it', async () => {
  const asked: unknown[] = [];
  server.use(
    answers('post', 'main/admin/content/preview', async (request: Request) => {
      const body = (await request.json()) as { title: string; summary: string };
      asked.push(body);
      return {
        title: body.title.replace('{siteName}', 'Storefront'),
        summary: body.summary,
        blocks: [{ kind: 'heading', level: 2, text: '<b>x</b>' }],
      };
    }),
  );
  await open(paths.article.to('article-1'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title · Vietnamese' }), ' ở {{siteName}');
  await press('Preview');
  expect(screen.getByRole('button', { name: 'Back to editing' })).toHaveFocus();

  expect(await screen.findByRole('heading', { name: 'Chọn cỡ áo ở Storefront' })).toBeVisible();
  expect(screen.getAllByRole('heading', { name: '<b>x</b>' })[0]).toBeVisible();
  expect(asked).toHaveLength(1);
  await userEvent.click(screen.getByRole('tab', { name: 'English' }));
  await waitFor(() => expect(screen.getAllByRole('heading', { name: 'Choosing a size' })).toHaveLength(2));
  expect(asked).toMatchObject([{ language: 'vi' }, { language: 'en' }]);
  await press('Back to editing');
  expect(screen.getByRole('button', { name: 'Preview' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Title · Vietnamese' })).toHaveValue('Chọn cỡ áo ở {siteName}');
  expect(sent).toEqual([]);
});
