import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, expectOwnWrites, renderRemote, startServer } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import { anOperator } from '../testing/sessions';
import { aStaffPage } from '../testing/texts';

const server = startServer();
expectOwnWrites(server);
const open = (at: string) => renderRemote(remote, { at, language: 'en', session: anOperator });
beforeEach(() => sessionStorage.clear());

test('an operator finds a page among the thirteen, and what is not written', async () => {
  const { key, state, titleVi, titleEn, missing, updatedAt } = aStaffPage();
  server.use(
    answers('get', 'main/admin/page', [
      { key, state, titleVi, titleEn, missing, updatedAt },
      { key: 'careers', state: 'UNWRITTEN', titleVi: '', titleEn: '', missing: [], updatedAt: null },
    ]),
  );
  await open(paths.pages.to());

  // In the language of who reads.
  expect(within(await screen.findByRole('row', { name: /Warranty/ })).getByText(titleEn)).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Not written');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Warranty/ })).not.toBeInTheDocument());
  expect(screen.getByRole('row', { name: /Careers/ })).toBeVisible();
});

test('an operator saves a published page, and takes it off the shop', async () => {
  const sent: unknown[] = [];
  let stored = aStaffPage();
  server.use(
    answers('get', 'main/admin/page/warranty', () => stored),
    answers('put', 'main/admin/page/warranty', async (request: Request) => {
      const body = (await request.json()) as { isPublished: boolean };
      sent.push(body);
      stored = aStaffPage({
        version: stored.version + 1,
        state: body.isPublished ? 'PUBLISHED' : 'DRAFT',
      });
      return stored;
    }),
  );
  await open(paths.page.to('warranty'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title · English' }), ' now');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Saved and published')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save and take off the shop' }));
  expect(await screen.findByText('The draft is saved')).toBeVisible();

  expect(sent).toMatchObject([
    { titleEn: 'Choosing a size now', isPublished: true, version: 2 },
    { isPublished: false, version: 3 },
  ]);
});
