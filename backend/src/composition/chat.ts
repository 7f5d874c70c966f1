import { joinModules } from '../lib/module';
import type { Language } from '../lib/language';
import { accountLookup } from '../modules/auth/account-lookup';
import { chatModule } from '../modules/chat/chat.module';
import { chatModelModule } from '../modules/chat-model/chat-model.module';
import { chatTicketsModule } from '../modules/chat-tickets/chat-tickets.module';
import { withHandoffOffer } from '../modules/chat-tickets/handoff-offer';
import { withReopening } from '../modules/chat-tickets/reopening';
import { createLookupAssistant } from '../modules/chat-lookup/lookup-assistant';
import { toChatProduct } from '../modules/chat-lookup/find-products';
import { createFlashSaleRepository } from '../modules/flash-sales/flash-sales.repository';
import { createFlashSaleService } from '../modules/flash-sales/flash-sales.service';
import { createPromotionService } from '../modules/promotions/promotions.service';
import { createSizeGuideService } from '../modules/size-guides/size-guides.service';
import type { Accounts } from './accounts';
import type { Catalogue } from './catalogue';
import type { Commerce } from './commerce';
import type { Content } from './content';
import type { Platform } from './platform';

/** The assistant and its conversations. */
export function composeChat(
  { core, services: platform }: Platform,
  { services: accounts }: Accounts,
  { services: products }: Catalogue,
  { services: { vouchers, orders } }: Commerce,
  { services: { content, news } }: Content,
) {
  const common = { ...core, ...platform, ...products };
  const { lists } = products;
  const lookup = createLookupAssistant({
    ...common,
    content,
    news,
    vouchers,
    orders,
    sizeGuides: createSizeGuideService(common),
    promotions: createPromotionService(common),
    flashSales: createFlashSaleService({ ...common, repository: createFlashSaleRepository(core.db) }),
  });
  const model = chatModelModule({ ...core, shop: { ...products, content, vouchers, orders }, lookup });
  const chat = chatModule({
    ...common,
    verify: accounts.verify,
    assistant: withReopening(withHandoffOffer(model.services.modelAssistant ?? lookup), core),
    async productsNow(ids: readonly string[], language: Language) {
      const cards = await lists.byIds(ids, language);
      return new Map(cards.map((card) => [card.id, toChatProduct(card)]));
    },
  });
  const tickets = chatTicketsModule({
    ...core,
    ...platform,
    conversations: chat.services.chat,
    accounts: accountLookup,
  });
  return joinModules(chat.services, [chat, model, tickets]);
}
