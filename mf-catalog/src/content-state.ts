import { all } from '@storefront/shared/store';
import { contactSaga, contactSlices } from './contact/contact-resource';
import { contentNames, contentPages } from './content/content-resource';

/** State of the pages of text, with and without a form: one for all of them, or their questions would be asked twice. */
export const contentSlices = [contentPages.slice, contentNames.slice, ...contactSlices];

export function* contentSaga() {
  yield* all([contentPages.saga, contentNames.saga, contactSaga]);
}
