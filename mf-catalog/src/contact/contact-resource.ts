import type { ContactBody } from '@storefront/shared/contracts';
import { all, createMutation, noticeShown, put } from '@storefront/shared/store';

/** What is sent, and the key under which repeats of it are one. */
interface ContactRequest {
  body: ContactBody;
  idempotencyKey: string;
}

const contactMutation = (name: string) =>
  createMutation<ContactRequest, { ticketId: string }>({
    name,
    async send({ http, signal }, { body, idempotencyKey }) {
      const { data } = await http.post<{ ticketId: string }>('main/contact', body, {
        signal,
        idempotencyKey,
      });
      return data;
    },
    *onError() {
      yield* put(noticeShown('catalog:ContactFailed'));
    },
  });

/** Messages from the contact page and from quick consultation; each keeps its own ticket. */
export const contacts = {
  contact: contactMutation('catalog/contact'),
  quick: contactMutation('catalog/quickConsultation'),
};

export const contactSlices = [contacts.contact.slice, contacts.quick.slice];

export function* contactSaga() {
  yield* all([contacts.contact.saga, contacts.quick.saga]);
}
