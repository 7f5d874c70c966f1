import { defineModule, type WithCore } from '../../lib/module';
import { contactRoutes } from './contacts.routes';
import { createContactService, type ContactDependencies } from './contacts.service';
import { contactData } from './personal-data';

/** What visitors write to the shop. */
export const contactsModule = (deps: WithCore<Omit<ContactDependencies, 'mailFrom'>>) =>
  defineModule({
    services: {},
    routes: [
      {
        prefix: '/api/main',
        plugin: contactRoutes(createContactService({ ...deps, mailFrom: deps.config.mailFrom })),
      },
    ],
    personalData: [contactData(deps.db)],
  });
