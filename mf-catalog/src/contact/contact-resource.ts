import type { ContactBody } from '@storefront/shared/contracts';
import { all } from '@storefront/shared/store';
import { submission } from '../submission';

/** What is sent, and the key under which repeats of it are one. */
interface ContactRequest {
  body: ContactBody;
  idempotencyKey: string;
}

const contactSubmission = (name: string) =>
  submission<ContactRequest, { ticketId: string }>({
    name,
    failedNotice: 'catalog:ContactFailed',
    async send({ http, signal }, { body, idempotencyKey }) {
      const { data } = await http.post<{ ticketId: string }>('main/contact', body, {
        signal,
        idempotencyKey,
      });
      return data;
    },
  });

/** Messages from the contact page and from quick consultation; each keeps its own ticket. */
export const contacts = {
  contact: contactSubmission('catalog/contact'),
  quick: contactSubmission('catalog/quickConsultation'),
};

export const contactSlices = [contacts.contact.slice, contacts.quick.slice];

export function* contactSaga() {
  yield* all([contacts.contact.saga, contacts.quick.saga]);
}
