import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useDispatch } from '@storefront/shared/store';
import { IconButton, ThumbDownIcon, ThumbUpIcon } from '@storefront/shared/ui';
import type { Message } from '../conversation/message';
import { voted } from '../conversation/conversation-slice';

/** Whether an answer helped; pressed again it is taken back. */
export function Feedback({ id, vote }: Pick<Message, 'id' | 'vote'>) {
  const { t } = useTranslation('chatbot');
  const dispatch = useDispatch();
  const press = (pressed: 'UP' | 'DOWN') => {
    dispatch(voted({ messageId: id, vote: vote === pressed ? null : pressed }));
  };
  return (
    <Line role="group" aria-label={t('feedback.label')}>
      <IconButton
        label={t('feedback.up')}
        icon={<ThumbUpIcon size={18} />}
        aria-pressed={vote === 'UP'}
        onClick={() => {
          press('UP');
        }}
      />
      <IconButton
        label={t('feedback.down')}
        icon={<ThumbDownIcon size={18} />}
        aria-pressed={vote === 'DOWN'}
        onClick={() => {
          press('DOWN');
        }}
      />
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  margin: calc(-1 * var(--s-2)) 0 0 calc(-1 * var(--s-3));
  button {
    color: var(--c-ink-soft);
  }
`;
