import { createShelf } from '../testing/catalogue';
import { aFlashSaleBody, aPromotionBody, aVoucherBody } from '../testing/staff-offers';
import { createTestApp, type TestApp } from '../testing/test-app';

let shop: TestApp;
let operator: { authorization: string };
let infoId: string;
let groupId: string;
beforeAll(async () => {
  shop = await createTestApp();
  shop.clock.set('2026-01-15T03:00:00.000Z');
  operator = shop.as('OPERATOR');
  ({ infoId } = await createShelf(shop.db).aProduct());
  groupId = (await send('faq-group', { titleVi: 'Nhóm', titleEn: 'Group' }, 'group-of-questions')).data.id;
});
afterAll(() => shop.close());

async function send(path: string, payload: object, key: string) {
  const reply = await shop.app.inject({
    method: 'POST',
    url: `/api/main/admin/${path}`,
    headers: { ...operator, 'idempotency-key': key },
    payload,
  });
  const { data, message } = reply.json<{ data: { id: string }; message: string }>();
  return { status: reply.statusCode, data, message };
}
const paragraph = (text: string) => [{ kind: 'paragraph', text: [{ text }] }];

test.each<[string, () => object]>([
  ['promotion', aPromotionBody],
  ['voucher', aVoucherBody],
  ['flash-sale', () => aFlashSaleBody([{ infoId }])],
  [
    'news',
    () => ({
      topic: 'GUIDE',
      author: '',
      pictureId: null,
      altVi: '',
      altEn: '',
      titleVi: 'Chọn cỡ áo',
      titleEn: '',
      summaryVi: '',
      summaryEn: '',
      blocksVi: paragraph('Nội dung'),
      blocksEn: [],
      isActive: false,
    }),
  ],
  [
    'faq',
    () => ({
      groupId,
      questionVi: 'Giao bao lâu?',
      questionEn: '',
      answerVi: paragraph('Hai ngày.'),
      answerEn: [],
      isPublished: false,
    }),
  ],
  ['faq-group', () => ({ titleVi: 'Giao hàng', titleEn: 'Delivery' })],
])('a %s that an operator sends again after a lost answer is there once', async (path, bodyOf) => {
  const body = bodyOf();

  const first = await send(path, body, `sent-again-${path}`);
  const again = await send(path, body, `sent-again-${path}`);

  expect(first).toMatchObject({ status: 200, data: { id: expect.any(String) } });
  expect(again).toEqual(first);
});
