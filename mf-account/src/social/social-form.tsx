import { useTranslation } from 'react-i18next';
import type { Profile, SocialLinks } from '@storefront/shared/contracts';
import { object, text, TextField } from '@storefront/shared/forms';
import { useDispatch } from '@storefront/shared/store';
import { FormCard, Pair } from '../form-card';
import { savingSocial } from '../me';

/** Names, the same in every language; the last one is a word. */
const networks = {
  facebook: 'Facebook',
  zalo: 'Zalo',
  instagram: 'Instagram',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  skype: 'Skype',
  twitter: 'X (Twitter)',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  website: null,
} satisfies Record<keyof SocialLinks, string | null>;
type Network = keyof typeof networks;
const keys = Object.keys(networks) as Network[];

type Links = Record<Network, string>;
interface SocialValues {
  social: Links;
}
const line = () => text(200).notRequired().default('');
const schema = object({
  social: object(
    Object.fromEntries(keys.map((key) => [key, line()])) as Record<Network, ReturnType<typeof line>>,
  ),
});

const toSocial = ({ social = {} }: Profile): SocialValues => ({
  social: Object.fromEntries(keys.map((key) => [key, social[key] ?? ''])) as Links,
});

/** Links or names in other places. */
export function SocialForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account-profile');
  const dispatch = useDispatch();
  return (
    <FormCard<SocialValues>
      name="social"
      title={t('social.heading')}
      saved={toSocial(profile)}
      schema={schema}
      select={savingSocial.select}
      onSubmit={(values) => dispatch(savingSocial.send(values))}
    >
      <p>{t('social.text')}</p>
      <Pair>
        {keys.map((key) => (
          <TextField
            key={key}
            name={`social.${key}`}
            label={networks[key] ?? t('social.website')}
            inputMode={key === 'website' ? 'url' : 'text'}
            autoComplete={key === 'website' ? 'url' : 'off'}
            autoCapitalize="none"
            spellCheck={false}
            isOptional
          />
        ))}
      </Pair>
    </FormCard>
  );
}
