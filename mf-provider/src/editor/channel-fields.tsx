import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { TextField } from '@storefront/shared/forms';
import { maxAddressLength, siteOf } from '../drafts/addresses';
import { channelKinds } from '../drafts/draft-text';

/** The provider's pages on social networks: one address each, of that network's own site. */
export function ChannelFields() {
  const { t } = useTranslation('provider-editor');
  return (
    <Columns>
      {channelKinds.map((kind) => (
        <TextField
          key={kind}
          name={`channels.${kind}`}
          type="url"
          label={t(`channels.${kind}`)}
          placeholder={`https://${siteOf(kind)}/`}
          maxLength={maxAddressLength}
          autoComplete="off"
          isOptional
        />
      ))}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--s-4);
  align-items: start;
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
