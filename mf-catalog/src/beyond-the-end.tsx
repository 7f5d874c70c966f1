import { ButtonLink, Empty } from '@storefront/shared/ui';

interface Way {
  to: string;
  name: string;
}
interface Props {
  title: string;
  text: string;
  firstPage: Way;
  /** Where it is known how long the list is. */
  lastPage?: Way;
}

/** The address names a page that the list does not have, or no longer. */
export function BeyondTheEnd({ title, text, firstPage, lastPage }: Props) {
  return (
    <Empty
      title={title}
      action={
        <>
          {lastPage && <ButtonLink to={lastPage.to}>{lastPage.name}</ButtonLink>}
          <ButtonLink variant={lastPage ? 'quiet' : 'primary'} to={firstPage.to}>
            {firstPage.name}
          </ButtonLink>
        </>
      }
    >
      {text}
    </Empty>
  );
}
