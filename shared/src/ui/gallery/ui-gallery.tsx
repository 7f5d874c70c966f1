import { Button } from '../button';
import { Page } from '../page';

/** Every component in every state. */
export function UiGallery() {
  return (
    <Page title="UI">
      <Button>OK</Button>
    </Page>
  );
}
