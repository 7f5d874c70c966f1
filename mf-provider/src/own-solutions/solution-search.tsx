import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button, Input, Row } from '@storefront/shared/ui';
import { maxSearchLength, ownSolutionsLink, type OwnSolutionsQuery } from './own-solutions';

/** Looks for a solution by its title; what is looked for is in the address. */
export function SolutionSearch({ query }: { query: OwnSolutionsQuery }) {
  const { t } = useTranslation('provider-own');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(query.search);
  return (
    <form
      role="search"
      aria-label={t('search.label')}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(ownSolutionsLink({ ...query, search: typed.trim(), page: 1 }));
      }}
    >
      <Row>
        <Input
          type="search"
          label={t('search.label')}
          value={typed}
          maxLength={maxSearchLength}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="quiet" style={{ alignSelf: 'end' }}>
          {t('search.submit')}
        </Button>
      </Row>
    </form>
  );
}
