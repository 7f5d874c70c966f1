import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectServices, useDispatch, useSelector } from '@storefront/shared/store';
import { Button, RadioCard, RadioGroup, Row, Section, Stack, TextButton } from '@storefront/shared/ui';
import {
  channelKinds,
  combined,
  differences,
  textOf,
  type DraftField,
  type DraftText,
} from '../drafts/draft-text';
import { draftsSlice, type DraftState } from '../drafts/drafts-slice';

/** Two people changed the solution: both texts beside each other, and which one stays is chosen for each field. */
export function ConflictPanel({ draft: { saved, typed, base } }: { draft: DraftState }) {
  const { t } = useTranslation('provider-editor');
  const dispatch = useDispatch();
  const theirs = textOf(saved);
  const fields = differences(typed, theirs);
  // At first each side keeps what only it changed; what both changed stays as it was typed here.
  const [mine, setMine] = useState<ReadonlySet<DraftField>>(
    () => new Set(base ? differences(typed, base) : fields),
  );
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  const resolve = (of: ReadonlySet<DraftField>) =>
    dispatch(draftsSlice.actions.resolved({ id: saved.id, text: combined(typed, theirs, of) }));
  const choose = (field: DraftField, isMine: boolean) => {
    const next = new Set(mine);
    if (isMine) next.add(field);
    else next.delete(field);
    setMine(next);
  };
  return (
    <div ref={box} tabIndex={-1} role="alertdialog" aria-label={t('conflict.title')}>
      <Section title={t('conflict.title')}>
        <Stack>
          <p>{t('conflict.text')}</p>
          <Row>
            <TextButton onClick={() => setMine(new Set(fields))}>{t('conflict.allMine')}</TextButton>
            <TextButton onClick={() => setMine(new Set())}>{t('conflict.allTheirs')}</TextButton>
          </Row>
          {fields.map((field) => (
            <Pair key={field}>
              <RadioGroup legend={t(`conflict.fields.${field}`)}>
                <RadioCard
                  name={`conflict-${field}`}
                  title={t('conflict.mine')}
                  description={<Shown field={field} text={typed} />}
                  checked={mine.has(field)}
                  onChange={() => choose(field, true)}
                />
                <RadioCard
                  name={`conflict-${field}`}
                  title={t('conflict.theirs')}
                  description={<Shown field={field} text={theirs} />}
                  checked={!mine.has(field)}
                  onChange={() => choose(field, false)}
                />
              </RadioGroup>
            </Pair>
          ))}
          <div>
            <Button onClick={() => resolve(mine)}>{t('conflict.keep')}</Button>
          </div>
        </Stack>
      </Section>
    </div>
  );
}

/** One field's text as somebody reads it. */
function Shown({ field, text }: { field: DraftField; text: DraftText }) {
  const { t } = useTranslation('provider-editor');
  const { t: ofArea } = useTranslation('provider');
  const known = useSelector(selectServices);
  return <Value>{read() || t('conflict.empty')}</Value>;

  function read(): string {
    switch (field) {
      case 'kind':
        return text.kind && ofArea(`kinds.${text.kind}`);
      case 'links':
        return text.links.map(({ label, url }) => [label, url].filter(Boolean).join(': ')).join('\n');
      case 'channels':
        return channelKinds.flatMap((kind) => text.channels[kind] || []).join('\n');
      case 'serviceIds':
        return text.serviceIds.map((id) => known.find((one) => one.id === id)?.name ?? id).join('\n');
      default:
        return text[field];
    }
  }
}

const Pair = styled.div`
  @media (min-width: 768px) {
    fieldset > div {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
const Value = styled.span`
  display: block;
  max-height: 240px;
  overflow-y: auto;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
