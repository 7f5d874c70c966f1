import type { RemotePage } from '@storefront/shared/contracts';
import { all } from '@storefront/shared/store';
import { ContactForm } from './contact/contact-form';
import { contactSaga, contactSlices } from './contact/contact-resource';
import type { ContactKind } from './contact/contact-values';
import type { PageKey } from './content/content-resource';
import { contentSaga, contentSlices, contentSubject } from './content/content-subject';
import { ContentView } from './content/content-view';

const slices = [...contentSlices, ...contactSlices];

function* saga() {
  yield* all([contentSaga, contactSaga]);
}

/** A page of text with a form beside it. */
const pageWithForm = (key: PageKey, kind: ContactKind): RemotePage => ({
  Component: () => (
    <ContentView pageKey={key}>
      <ContactForm kind={kind} />
    </ContentView>
  ),
  ...contentSubject(() => key),
  slices,
  saga,
});

export const contactPage = pageWithForm('contact', 'contact');
export const quickConsultationPage = pageWithForm('quick-consultation', 'quick');
