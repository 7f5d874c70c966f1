import type { RemotePage } from '@storefront/shared/contracts';
import { lazyHydrate, Skeleton } from '@storefront/shared/ui';
import type { ContactKind } from './contact/contact-values';
import type { PageKey } from './content/content-resource';
import { contentSubject } from './content/content-subject';
import { ContentView } from './content/content-view';

const ContactForm = lazyHydrate(
  async () => (await import(/* webpackChunkName: "contact" */ './contact/contact-form')).ContactForm,
  <Skeleton kind="block" height={640} />,
  'page',
);

/** A page of text with a form beside it. */
const pageWithForm = (key: PageKey, kind: ContactKind): RemotePage => ({
  Component: () => (
    <ContentView pageKey={key}>
      <ContactForm kind={kind} />
    </ContentView>
  ),
  ...contentSubject(() => key),
});

export const contactPage = pageWithForm('contact', 'contact');
export const quickConsultationPage = pageWithForm('quick-consultation', 'quick');
