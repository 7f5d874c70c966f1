import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db } from '../db';
import { anAccount } from './accounts';
import type { CheckoutShop } from './checkout';

/** Inserts a row as the database has it, for tests about any table. */
export const insertRow = (db: Db, table: string, row: Record<string, unknown>) =>
  sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row).map((value) => sql`${value}`))})`.execute(db);

export const newConversationId = () => randomBytes(16).toString('base64url');

/** Rows of what people do, with defaults for omitted columns. */
export function createRows(shop: CheckoutShop) {
  const insert = (table: string, row: Record<string, unknown>) => insertRow(shop.db, table, row);

  async function aProvider(row: Record<string, unknown> & { business_name: string; status: string }) {
    const { id: userId } = await anAccount(shop);
    const id = uuid();
    await insert('providers', {
      id,
      user_id: userId,
      phone: '+84912345678',
      description: 'Phần mềm',
      terms_version: '1',
      search_text: ' x',
      created_at: shop.clock(),
      updated_at: shop.clock(),
      ...row,
    });
    return id;
  }

  async function aMember() {
    const { id } = await anAccount(shop);
    const code = id.slice(-8).toUpperCase();
    await insert('referral_members', { user_id: id, code, terms_version: '1', joined_at: shop.clock() });
    return id;
  }

  async function aReward(row: Record<string, unknown> & { status: string }) {
    await insert('rewards', {
      id: uuid(),
      member_id: await aMember(),
      number: 1,
      kind: 'REFERRAL',
      amount: 50_000,
      reason: 'HOLDING',
      unlocks_at: shop.clock(),
      created_at: shop.clock(),
      updated_at: shop.clock(),
      ...row,
    });
  }

  async function aPayout(row: Record<string, unknown> & { status: string }) {
    const id = uuid();
    await insert('reward_payouts', {
      id,
      code: `P${id}`,
      member_id: await aMember(),
      amount: 60_000,
      method: 'BANK',
      provider: 'Vietcombank',
      number: '0071000123456',
      holder: 'PHAM THI LAN',
      requested_at: shop.clock(),
      ...row,
    });
  }

  async function aReturn(row: Record<string, unknown> & { status: string }) {
    const { orderId, customer } = await shop.anOrder({ paymentMethod: 'COD' });
    await insert('order_returns', {
      id: uuid(),
      order_id: orderId,
      customer_id: customer,
      type: 'RETURN',
      reason: 'Không vừa cỡ',
      created_at: shop.clock(),
      updated_at: shop.clock(),
      ...row,
    });
  }

  async function aReview(row: Record<string, unknown> & { status: string }) {
    const { id, infoId } = await shop.shelf.aProduct();
    const { orderId, customer } = await shop.anOrder({ infoId, paymentMethod: 'COD' });
    const line = await shop.db
      .selectFrom('orderLines')
      .select('id')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    await insert('reviews', {
      id: uuid(),
      product_id: id,
      customer_id: customer,
      order_line_id: line.id,
      rating: 5,
      content: 'Vải dày',
      language: 'vi',
      created_at: shop.clock(),
      ...row,
    });
  }

  async function aTicket(row: Record<string, unknown>) {
    const conversation = newConversationId();
    await insert('chat_conversations', {
      id: conversation,
      token_hash: createHash('sha256').update(conversation).digest('hex'),
      title: '',
      message_count: 1,
      created_at: shop.clock(),
      last_at: shop.clock(),
    });
    const id = uuid();
    await insert('chat_tickets', {
      id,
      ticket: id,
      conversation_id: conversation,
      email: 'lan@example.com',
      language: 'vi',
      created_at: shop.clock(),
      last_at: shop.clock(),
      ...row,
    });
  }

  const aMail = (row: Record<string, unknown> & { dedupe_key: string }) =>
    insert('outbox', {
      id: uuid(),
      kind: 'order-placed',
      recipient: 'lan@example.com',
      subject: 'S',
      text_body: 'T',
      html_body: 'H',
      created_at: shop.clock(),
      next_try_at: null,
      ...row,
    });

  return { insert, aProvider, aReward, aPayout, aReturn, aReview, aTicket, aMail };
}
