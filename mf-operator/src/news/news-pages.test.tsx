import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffNews } from '@storefront/shared/contracts';
import {
  answers,
  expectOwnWrites,
  paged,
  refuses,
  renderRemote,
  startServer,
  testApi,
} from '@storefront/shared/testing';
import { HttpResponse, http } from 'msw';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { anOperator } from '../testing/sessions';
import { aStaffArticle } from '../testing/texts';
import { wholeContent } from '../testing/whole-content';

const server = startServer();
expectOwnWrites(server);
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

test('an article that is sent again after a lost answer has the same key, so that it is written once', async () => {
  const keys: (string | null)[] = [];
  const keep = (request: Request) => keys.push(request.headers.get('idempotency-key'));
  server.use(
    http.post(
      `${testApi}/main/admin/news`,
      ({ request }) => {
        keep(request);
        return HttpResponse.error();
      },
      { once: true },
    ),
    answers('post', 'main/admin/news', (request: Request) => {
      keep(request);
      return { id: 'article-1', seoSlug: 'bai-moi', version: 1 };
    }),
  );
  await open(paths.newsNew.to());
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title · Vietnamese' }), 'Bài mới');

  await press('Save the draft');
  expect(await screen.findByRole('alert')).toBeVisible();
  await press('Save the draft');
  await waitFor(() => expect(keys).toHaveLength(2));

  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
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

test('an English reader finds everything on the list of news', async () => {
  await open('/operator/news');

  expect(await wholeContent()).toMatchInlineSnapshot(`
   "title: News | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator: All work
     h1: News
     p: Articles of the shop: published, scheduled and drafts.
     a href=/en/operator/news/new: New article
     nav aria-label=States
       ul
         li
           a aria-current=page href=/en/operator/news: All
         li
           a href=/en/operator/news?state=PUBLISHED: Published (4)
         li
           a href=/en/operator/news?state=SCHEDULED: Scheduled (0)
         li
           a href=/en/operator/news?state=DRAFT: Draft (1)
     div aria-label=Filters role=search
       form
         label: Search
         input maxlength=100 placeholder=Title or summary type=search
         button type=submit: Search
       label: Topic
       select
         option: Any
         option: Guides
         option: Fashion
         option: Robotics
         option: The shop
       label: Missing language
       select
         option: Any
         option: Vietnamese
         option: English
       button aria-expanded=false type=button: Filters
     ul aria-label=Ready filters
     button aria-haspopup=true popovertarget→"ColumnsStateMissing languageTopicPublication dateLast change…" type=button: Columns
     fieldset
       legend: Columns
       label
         input type=checkbox checked
         State
       label
         input type=checkbox checked
         Missing language
       label
         input type=checkbox checked
         Topic
       label
         input type=checkbox checked
         Publication date
       label
         input type=checkbox checked
         Last changed
       label
         input type=checkbox
         Author
     table role=table
       caption: News
       thead role=rowgroup
         tr role=row
           th role=columnheader scope=col: Title
           th role=columnheader scope=col: State
           th role=columnheader scope=col: Missing language
           th role=columnheader scope=col: Topic
           th role=columnheader scope=col: Publication date
           th role=columnheader scope=col: Last changed
       tbody role=rowgroup
         tr aria-label=Choosing a size role=row tabindex=0
           td role=cell
             a href=/en/operator/news/article-1: Choosing a size
           td role=cell: Draft
           td role=cell
           td role=cell: Guides
           td role=cell
           td role=cell
             time datetime=2026-11-20T03:00:00.000Z title=20 Nov 2026, 10:00"
  `);
});

test('an English reader finds everything on the page of an article', async () => {
  await open('/operator/news/article-1');

  expect(await wholeContent('textarea')).toMatchInlineSnapshot(`
   "title: News | Cửa hàng thử (en)
   robots: noindex
   body
     p
       a href=/en/operator/news: News
     h1: Choosing a size
     Draft
     button type=button: Delete the article
     form aria-label=Text
       section aria-labelledby→"Vietnamese" tabindex=-1
         h2: Vietnamese
         label: Title · Vietnamese
         input autocomplete=off lang=vi maxlength=150 name=titleVi value=Chọn cỡ áo
         label: Summary · Vietnamese
         textarea lang=vi maxlength=400 name=summaryVi value=Ba số đo.: Ba số đo.
         fieldset
           legend: Text · Vietnamese
           span aria-atomic=true role=status
           ol lang=vi
             li aria-label=1. Paragraph
               span title=Drag to move: 1. Paragraph
               button aria-disabled=true aria-label=Move up: 1. Paragraph type=button: Up
               button aria-disabled=true aria-label=Move down: 1. Paragraph type=button: Down
               button aria-label=Delete: 1. Paragraph type=button: Delete
               label: Text
               textarea aria-describedby→"**strong**, [words](/address); type \\ before a sign that is …" name=blocksVi[0].text value=Đo vai.: Đo vai.
               p: **strong**, [words](/address); type \\ before a sign that is meant as it is.
               button type=button: Bold
               button type=button: Insert a link
           button aria-haspopup=true popovertarget→"HeadingParagraphListTableLinkPicture" type=button: Add a block
           button type=button: Heading
           button type=button: Paragraph
           button type=button: List
           button type=button: Table
           button type=button: Link
           button type=button: Picture
         details
           summary: For search engines
           label: Search title · Vietnamese (optional)
           input aria-describedby→"Empty: title and summary are used." autocomplete=off maxlength=150 name=seoTitleVi
           p: Empty: title and summary are used.
           label: Search description · Vietnamese (optional)
           textarea maxlength=400 name=seoDescriptionVi
       section aria-labelledby→"English" tabindex=-1
         h2: English
         label: Title · English
         input autocomplete=off lang=en maxlength=150 name=titleEn value=Choosing a size
         label: Summary · English
         textarea lang=en maxlength=400 name=summaryEn value=Three measures.: Three measures.
         fieldset
           legend: Text · English
           span aria-atomic=true role=status
           ol lang=en
             li aria-label=1. Paragraph
               span title=Drag to move: 1. Paragraph
               button aria-disabled=true aria-label=Move up: 1. Paragraph type=button: Up
               button aria-disabled=true aria-label=Move down: 1. Paragraph type=button: Down
               button aria-label=Delete: 1. Paragraph type=button: Delete
               label: Text
               textarea aria-describedby→"**strong**, [words](/address); type \\ before a sign that is …" name=blocksEn[0].text value=Measure the shoulders.: Measure the shoulders.
               p: **strong**, [words](/address); type \\ before a sign that is meant as it is.
               button type=button: Bold
               button type=button: Insert a link
           button aria-haspopup=true popovertarget→"HeadingParagraphListTableLinkPicture" type=button: Add a block
           button type=button: Heading
           button type=button: Paragraph
           button type=button: List
           button type=button: Table
           button type=button: Link
           button type=button: Picture
         details
           summary: For search engines
           label: Search title · English (optional)
           input aria-describedby→"Empty: title and summary are used." autocomplete=off maxlength=150 name=seoTitleEn
           p: Empty: title and summary are used.
           label: Search description · English (optional)
           textarea maxlength=400 name=seoDescriptionEn
       section aria-labelledby→"Cover, addresses and date" tabindex=-1
         h2: Cover, addresses and date
         img alt=Cover picture src=http://shop.test/api/main/media/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa?w=320
         button type=button: Remove the picture
         label: Cover picture
         label: Choose another
         input accept=image/jpeg,image/png,image/webp,image/avif aria-describedby→"JPEG, PNG, WebP or AVIF, 5 MB at most." name=pictureId type=file
         p: JPEG, PNG, WebP or AVIF, 5 MB at most.
         label: Description of the picture in Vietnamese
         input autocomplete=off maxlength=300 name=altVi value=Một chiếc áo
         label: Description of the picture in English
         input autocomplete=off maxlength=300 name=altEn value=A shirt
         label: Topic
         select name=topic value=GUIDE
           option: Guides
           option: Fashion
           option: Robotics
           option: The shop
         label: Author
         input autocomplete=off maxlength=60 name=author value=Thu Hà
         label: Address in Vietnamese (optional)
         input aria-describedby→"Small letters, digits and hyphens. Empty: made from the titl…" autocomplete=off maxlength=120 name=slug value=chon-co-ao
         p: Small letters, digits and hyphens. Empty: made from the title.
         label: Address in English (optional)
         input aria-describedby→"Empty: as in Vietnamese, or made from the title if that is e…" autocomplete=off maxlength=120 name=slugEn value=choosing-a-size
         p: Empty: as in Vietnamese, or made from the title if that is empty too.
         label: Publication date (optional)
         input aria-describedby→"In Vietnam’s time. Empty: as soon as you publish it." name=publishedAt type=datetime-local
         p: In Vietnam’s time. Empty: as soon as you publish it.
       button type=button: Preview
       button type=submit: Save the draft
       button type=submit: Publish"
  `);
});
