import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, refuses, renderRemote, startServer, wholePage } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../testing/content-remote';
import { aFaqGroup } from '../testing/content-builders';
import { headAndStatusOf } from '../testing/head-and-status';

const payment = aFaqGroup({
  id: 'payment',
  title: 'Thanh toán',
  faqs: [
    {
      id: 'cod',
      question: 'Có trả tiền khi nhận hàng được không?',
      answer: [{ kind: 'paragraph', text: [{ text: 'Được, với đơn nhỏ.' }] }],
    },
  ],
});
const server = startServer();
beforeEach(() => {
  server.use(answers('get', 'main/system/faqs', [aFaqGroup(), payment]));
});
const at = paths.faqs.to();

test('a visitor finds questions in groups and opens an answer', async () => {
  await renderRemote(remote, { at });

  const question = await screen.findByText('Đổi trả trong mấy ngày?');
  expect(screen.getByRole('heading', { level: 2, name: 'Thanh toán' })).toBeVisible();
  expect(screen.getByText('2 câu hỏi')).toBeVisible();
  await userEvent.click(question);
  expect(question.closest('details')).toHaveAttribute('open');
});

test('a visitor looks for words of a question or an answer, without their marks', async () => {
  await renderRemote(remote, { at });
  const field = await screen.findByRole('searchbox', { name: 'Tìm trong các câu hỏi' });

  await userEvent.type(field, 'nho  DUOC');
  expect(screen.getByText('1 câu hỏi')).toBeVisible();
  expect(screen.getByText('Có trả tiền khi nhận hàng được không?')).toBeVisible();
  expect(screen.queryByText('Đổi trả trong mấy ngày?')).not.toBeInTheDocument();

  await userEvent.type(field, ' xyz');
  expect(screen.getByRole('heading', { name: 'Chưa có câu hỏi nào khớp với “nho DUOC xyz”' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Xoá từ tìm' }));
  expect(screen.getByText('2 câu hỏi')).toBeVisible();
});

test('a reader who changes the language reads the questions in that language', async () => {
  const { changeLanguage } = await renderRemote(remote, { at });
  await screen.findByRole('heading', { level: 2, name: 'Thanh toán' });
  server.use(answers('get', 'main/system/faqs', [{ ...payment, title: 'Payment' }]));
  await changeLanguage('en');

  expect(await screen.findByRole('heading', { level: 2, name: 'Payment' })).toBeVisible();
});

test('a link to one question finds it open', async () => {
  await renderRemote(remote, { at: `${at}#faq-cod` });

  const question = await screen.findByText('Có trả tiền khi nhận hàng được không?');
  expect(question.closest('details')).toHaveAttribute('open');
  expect(screen.getByText('Đổi trả trong mấy ngày?').closest('details')).not.toHaveAttribute('open');
});

test('a search engine is told questions and answers', async () => {
  const { store } = await renderRemote(remote, { at });
  await screen.findByText('Đổi trả trong mấy ngày?');

  const { head, status } = await headAndStatusOf(store, paths.faqs.pattern, at);

  expect(status).toBe(200);
  expect(head?.jsonLd?.[0]).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { name: 'Đổi trả trong mấy ngày?', acceptedAnswer: { text: 'Bảy ngày kể từ khi nhận.' } },
      { name: 'Có trả tiền khi nhận hàng được không?' },
    ],
  });
});

test('a visitor can ask again for questions that did not come', async () => {
  server.use(refuses('get', 'main/system/faqs', 500, 'INTERNAL', {}, { once: true }));
  await renderRemote(remote, { at });

  await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));

  expect(await screen.findByText('Đổi trả trong mấy ngày?')).toBeVisible();
});

test('an English reader finds everything on the page of questions', async () => {
  await renderRemote(remote, { at: at, language: 'en' });

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Frequently asked questions | Cửa hàng thử (en)
   description: Ordering, payment, delivery, returns, warranty: short answers to what customers ask most.
   body
     nav aria-label=Breadcrumb
       ol
         li
           a href=/en: Home
         li
           span aria-current=page: Frequently asked questions
     h1: Frequently asked questions
     label: Search the questions
     input aria-describedby→"With or without Vietnamese marks." autocomplete=off type=search
     p: With or without Vietnamese marks.
     p role=status: 2 questions
     section aria-labelledby→"Đổi trả"
       h2: Đổi trả
       details
         summary: Đổi trả trong mấy ngày?
         p: Bảy ngày kể từ khi nhận.
     section aria-labelledby→"Thanh toán"
       h2: Thanh toán
       details
         summary: Có trả tiền khi nhận hàng được không?
         p: Được, với đơn nhỏ.
     section
       h2: Not what you were looking for?
       p: Leave an email or a phone number, and someone from the shop will answer.
       a href=/en/policies/quick-consultation: Ask our staff"
  `);
});
