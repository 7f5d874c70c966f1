import { FaqRow } from './faq-row';
import { NewsRow } from './news-row';
import { PlaceRows } from './place-rows';

/** What there is to read on the home page. */
export function BelowTheFold() {
  return (
    <>
      <NewsRow />
      <FaqRow />
      <PlaceRows />
    </>
  );
}
