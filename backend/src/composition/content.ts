import { defineModule, joinModules } from '../lib/module';
import { auditModule } from '../modules/audit/audit.module';
import { accountLookup } from '../modules/auth/account-lookup';
import { contactsModule } from '../modules/contacts/contacts.module';
import { contentModule } from '../modules/content/content.module';
import { newsModule } from '../modules/news/news.module';
import { newsletterModule } from '../modules/newsletter/newsletter.module';
import { notificationsModule } from '../modules/notifications/notifications.module';
import { createBoughtLines } from '../modules/orders/bought-lines';
import { reviewsModule } from '../modules/reviews/reviews.module';
import { settingsModule } from '../modules/settings/settings.module';
import type { Accounts } from './accounts';
import type { Catalogue } from './catalogue';
import type { Commerce } from './commerce';
import type { Platform } from './platform';

export type Content = ReturnType<typeof composeContent>;

/** Content pages, news, newsletter, contact form and reviews. */
export function composeContent(
  { core, services: platform }: Platform,
  { services: accounts }: Accounts,
  { services: products }: Catalogue,
  { services: { vouchers } }: Commerce,
) {
  const common = { ...core, ...platform };
  const content = contentModule(common);
  const news = newsModule({ ...common, ...content.services });
  /** Modules with pictures that are prepared at start, because they are on the most visited pages. */
  const sources = [content.services.content, news.services.news, products.catalogue];
  const firstPictures = defineModule({
    services: {},
    jobs: [
      {
        name: 'pictures that are seen first',
        every: 'start',
        async run() {
          const ids = await Promise.all(sources.map((source) => source.foremostPictures()));
          platform.media.prepare(ids.flat());
        },
      },
    ],
  });
  return joinModules({ ...content.services, ...news.services }, [
    settingsModule({ ...platform, ...content.services }),
    content,
    news,
    firstPictures,
    newsletterModule(common),
    auditModule({ ...common, accounts: accountLookup }),
    contactsModule(common),
    notificationsModule({ ...common, ...accounts, vouchers, accounts: accountLookup }),
    reviewsModule({ ...common, ...accounts, ...products, bought: createBoughtLines(core.db) }),
  ]);
}
