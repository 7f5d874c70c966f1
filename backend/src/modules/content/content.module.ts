import { defineModule, type WithCore } from '../../lib/module';
import { contentRoutes } from './content.routes';
import { createContentService, type ContentDependencies } from './content.service';
import { createStaffFaqs } from './staff-faqs';
import { staffFaqRoutes } from './staff-faqs.routes';
import { createStaffPages } from './staff-pages';
import { staffPageRoutes } from './staff-pages.routes';
import { createUsedPictures, type UsedPicturesDependencies } from './used-pictures';
import type { Audit } from '../audit/audit.service';

type Dependencies = ContentDependencies & Pick<UsedPicturesDependencies, 'uploads'> & { audit: Audit };

/** Policy and company pages, the footer, questions, the banner and the places of the shop. */
export function contentModule(deps: WithCore<Dependencies>) {
  const content = createContentService(deps);
  const usedPictures = createUsedPictures(deps);
  const staff = { ...deps, content, usedPictures };
  return defineModule({
    services: { content, usedPictures },
    routes: [
      { prefix: '/api/main', plugin: contentRoutes(content) },
      { prefix: '/api/main/admin', plugin: staffPageRoutes(createStaffPages(staff)) },
      { prefix: '/api/main/admin', plugin: staffFaqRoutes(createStaffFaqs(staff)) },
    ],
  });
}
