import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answers,
  aSession,
  refuses,
  renderRemote,
  expectOwnWrites,
  startServer,
  testPathTo,
  type RenderOptions,
  wholePage,
} from '@storefront/shared/testing';
import { remote } from '../remote';
import { aSolutionPage } from '../testing/builders';
import { solutionPage } from './solution-page';

const server = startServer(answers('get', 'main/solution/favourite/ids', { ids: [], total: 0 }));
expectOwnWrites(server);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const path = 'main/solution/get-by-seo-slug/pos-sao-mai' as const;
async function open(options: Partial<RenderOptions> = {}, solution = aSolutionPage()) {
  server.use(answers('get', path, solution));
  const rendered = await renderRemote(remote, { at: '/solutions/pos-sao-mai', ...options });
  await screen.findByRole('heading', { level: 1, name: solution.title });
  return { ...rendered, user: userEvent.setup({ delay: null }) };
}
const ask = async (user: ReturnType<typeof userEvent.setup>, button: string) => {
  await user.type(await screen.findByLabelText(/Nội dung cần tư vấn/), 'Cần mấy máy in?');
  await user.click(screen.getByRole('button', { name: button }));
};

test('a visitor reads all of a solution; its links open safely in a new tab, and unsafe ones are left out', async () => {
  await open(
    {},
    aSolutionPage({
      links: [
        { label: 'Bản dùng thử', url: 'https://demo.saomai.vn' },
        { label: 'Bấm vào đây', url: 'javascript:alert(1)' },
        { label: 'Tài khoản kèm', url: 'https://admin:pass@demo.vn' },
      ],
      channels: [{ kind: 'ZALO', url: 'data:text/html,x' }],
    }),
  );

  expect(screen.getByText('Dùng được khi mất mạng.')).toBeVisible();
  expect(screen.getByText(/^Từ 500\.000\s₫$/)).toBeVisible();
  const link = screen.getByRole('link', { name: /Bản dùng thử.*mở trong thẻ mới/ });
  expect(link).toHaveAttribute('href', 'https://demo.saomai.vn/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
  expect(screen.getByRole('link', { name: 'Xem 2 giải pháp' })).toHaveAttribute(
    'href',
    '/solutions?provider=sao-mai',
  );
  for (const { href } of document.querySelectorAll('a')) expect(href).toMatch(/^https?:/);
  expect(document.body.innerHTML).not.toContain('pass@');
});

test('the screenshots are walked through by keyboard and opened over the whole screen', async () => {
  const { user } = await open();
  const gallery = within(screen.getByRole('group', { name: 'Ảnh chụp màn hình' }));
  const first = gallery.getByRole('button', { name: /^Xem lớn ảnh 1\/2/ });
  first.focus();
  await user.keyboard('{ArrowRight}');
  expect(gallery.getByRole('button', { name: /^Xem lớn ảnh 2\/2: Màn hình kho/ })).toHaveFocus();
  expect(gallery.getByRole('button', { name: 'Ảnh sau' })).toBeDisabled();

  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ảnh 2/2' }));
  await user.click(dialog.getByRole('button', { name: 'Ảnh sau' }));

  expect(await screen.findByRole('dialog', { name: 'Ảnh 1/2' })).toBeVisible();
});

test('a visitor who asks for advice is led through the login, and finds the text again', async () => {
  const { user, location, unmount } = await open();
  await ask(user, 'Đăng nhập để gửi');
  expect(location()).toBe(testPathTo('account/login', { redirectUrl: '/solutions/pos-sao-mai#consult' }));
  unmount();

  await open({ session: aSession });

  expect(await screen.findByLabelText(/Nội dung cần tư vấn/)).toHaveValue('Cần mấy máy in?');
  expect(screen.getByText(/Nội dung bạn viết vẫn còn/)).toBeVisible();
});

test('a customer asks for advice once; the second request is answered kindly', async () => {
  const sent: unknown[] = [];
  server.use(
    answers('post', 'main/solution/pos/request', async (request: Request) => {
      sent.push([await request.json(), request.headers.get('idempotency-key')]);
      return { requestId: 'r1', status: 'NEW' };
    }),
  );
  const { user, unmount } = await open({ session: aSession });
  await user.click(await screen.findByRole('button', { name: 'Gửi yêu cầu tư vấn' }));
  expect(sent).toEqual([]);
  await ask(user, 'Gửi yêu cầu tư vấn');
  expect(await screen.findByText('Đã gửi yêu cầu tư vấn')).toBeVisible();
  expect(sent).toEqual([
    [{ type: 'CONSULT', message: 'Cần mấy máy in?' }, expect.stringMatching(/^\w{32}$/)],
  ]);
  unmount();

  server.use(refuses('post', 'main/solution/pos/request', 409, 'REQUEST_ALREADY_SENT'));
  const again = await open({ session: aSession });
  await ask(again.user, 'Gửi yêu cầu tư vấn');
  expect(await screen.findByText('Bạn đã gửi yêu cầu cho giải pháp này')).toBeVisible();
});

test('a request that fails keeps what was written', async () => {
  server.use(refuses('post', 'main/solution/pos/request', 503, 'SERVICE_UNAVAILABLE'));
  const { user } = await open({ session: aSession });
  await ask(user, 'Gửi yêu cầu tư vấn');

  await screen.findByRole('alert');
  expect(screen.getByLabelText(/Nội dung cần tư vấn/)).toHaveValue('Cần mấy máy in?');
});

test('an unknown solution is said to be missing, also to search engines; an untranslated one says so', async () => {
  server.use(refuses('get', path, 404, 'SOLUTION_NOT_FOUND'));
  const { store, unmount } = await renderRemote(remote, { at: '/solutions/pos-sao-mai' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Không tìm thấy giải pháp này' }),
  ).toBeVisible();
  const at = { params: { slug: 'pos-sao-mai' }, query: new URLSearchParams(), language: 'vi' as const };
  expect(solutionPage.status?.(store.getState() as never, at)).toBe(404);
  unmount();

  await open({ language: 'en' }, aSolutionPage({ translated: false }));
  expect(screen.getByText('The provider has not written this in English yet.')).toBeVisible();
  await waitFor(() => expect(document.title).toContain('POS Sao Mai'));
});

test('the gallery is one stop for the keyboard, whose first and last picture are a key away', async () => {
  const pictures = aSolutionPage().screenshots;
  const third = { ...pictures[0], url: '/api/main/media/ba', alt: 'Màn hình ba' } as (typeof pictures)[0];
  const { user } = await open({}, aSolutionPage({ screenshots: [...pictures, third] }));
  const gallery = within(screen.getByRole('group', { name: 'Ảnh chụp màn hình' }));
  const slides = gallery.getAllByRole('button', { name: /^Xem lớn ảnh/ });
  expect(slides.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  slides[0]?.focus();

  await user.keyboard('{End}');
  expect(slides[2]).toHaveFocus();
  expect(slides.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
  // There is none after the last.
  await user.keyboard('{ArrowRight}');
  expect(slides[2]).toHaveFocus();
  expect(slides.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
  await user.keyboard('{Home}{ArrowLeft}');
  expect(slides[0]).toHaveFocus();

  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ảnh 1/3' }));
  await user.click(dialog.getByRole('button', { name: 'Ảnh trước' }));
  expect(await screen.findByRole('dialog', { name: 'Ảnh 3/3' })).toBeVisible();
});

test('a service that costs nothing says so', async () => {
  await open({}, aSolutionPage({ services: [{ id: 's1', name: 'Cài đặt', description: '', priceFrom: 0 }] }));

  expect(screen.getByText('Miễn phí')).toBeVisible();
});

test('a message that was sent is not stored any more', async () => {
  server.use(answers('post', 'main/solution/pos/request', { requestId: 'r1', status: 'NEW' }));
  const { user, unmount } = await open({ session: aSession });
  await ask(user, 'Gửi yêu cầu tư vấn');
  await screen.findByText('Đã gửi yêu cầu tư vấn');
  unmount();

  await open({ session: aSession });

  expect(await screen.findByLabelText(/Nội dung cần tư vấn/)).toHaveValue('');
});

test('an English reader finds everything on the page of a solution', async () => {
  await open({ language: 'en' });

  expect(await wholePage('Sign in to send')).toMatchInlineSnapshot(`
   "title: POS Sao Mai | Cửa hàng thử (en)
   description: Bán hàng tại quầy, in hoá đơn trong ba giây.
   body
     nav aria-label=Breadcrumb
       ol
         li
           a href=/en: Home
         li
           a href=/en/solutions: Solutions for your shop
         li
           span aria-current=page: POS Sao Mai
     h1: POS Sao Mai
     Sales
     p: Bán hàng tại quầy, in hoá đơn trong ba giây.
     div aria-label=Screenshots role=group
       ul
         li
           button aria-label=Enlarge screenshot 1/2: Màn hình quay tabindex=0 type=button
             img alt=Màn hình quay src=/api/main/media/quay?w=768
         li
           button aria-label=Enlarge screenshot 2/2: Màn hình kho tabindex=-1 type=button
             img alt=Màn hình kho src=/api/main/media/kho?w=768
       button aria-label=Previous screenshot disabled title=Previous screenshot type=button
       ul
         li
           button aria-label=Screenshot 1/2 aria-pressed=true type=button
             img alt src=/api/main/media/quay?w=768
         li
           button aria-label=Screenshot 2/2 aria-pressed=false type=button
             img alt src=/api/main/media/kho?w=768
       button aria-label=Next screenshot title=Next screenshot type=button
     section
       h2: About
       p: Dành cho cửa hàng nhỏ.
       p: Dùng được khi mất mạng.
     section
       h2: Try it
       ul
         li
           a href=https://demo.saomai.vn/ rel=nofollow noopener noreferrer target=_blank: Bản dùng thử (opens in a new tab)
           demo.saomai.vn
       p: These links lead to the provider's own site and open in a new tab.
     section
       h2: Services
       ul
         li
           Cài đặt tại chỗ From 500,000 ₫
           p: Trong 24 giờ.
     aside
       section aria-labelledby→"Ask for advice"
         h2: Ask for advice
         button aria-label=Save the solution POS Sao Mai aria-pressed=false title=Save the solution POS Sao Mai type=button
         p: Ask Công ty Sao Mai what you need to know before you use it.
         form aria-label=Ask for advice
           label: Your question
           textarea aria-describedby→"For example: the size of your shop, your staff, the software…" maxlength=2000 name=message
           p: For example: the size of your shop, your staff, the software you use now.
           button type=submit: Sign in to send
       section aria-labelledby→"Công ty Sao Mai"
         p: Provider
         h2: Công ty Sao Mai
         p: Làm phần mềm cho cửa hàng từ 2015.
         p
           a href=https://saomai.vn/ rel=nofollow noopener noreferrer target=_blank: Website (opens in a new tab)
           a href=/en/solutions?provider=sao-mai: See 2 solutions
       h2: The provider's channels
       ul
         li
           a href=https://zalo.me/saomai rel=nofollow noopener noreferrer target=_blank: Zalo (opens in a new tab)"
  `);
});
