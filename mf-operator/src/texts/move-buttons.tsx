import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { TextButton } from '@storefront/shared/ui';

interface Props {
  /** The thing that moves, as the buttons name it. */
  title: string;
  at: number;
  count: number;
  /** An earlier move is under way. */
  isBusy?: boolean;
  onMove: (from: number, to: number) => void;
}

/** Moves one thing of a list up and down. At the ends a button keeps the focus and does nothing. */
export function MoveButtons({ title, at, count, isBusy = false, onMove }: Props) {
  const { t } = useTranslation('operator-texts');
  const button = (label: string, text: string, to: number) => {
    const isOff = isBusy || to < 0 || to >= count;
    return (
      <Move aria-label={label} aria-disabled={isOff || undefined} onClick={() => !isOff && onMove(at, to)}>
        {text}
      </Move>
    );
  };
  return (
    <>
      {button(t('blocks.upOf', { title }), t('blocks.up'), at - 1)}
      {button(t('blocks.downOf', { title }), t('blocks.down'), at + 1)}
    </>
  );
}

const Move = styled(TextButton)`
  &[aria-disabled] {
    color: var(--c-ink-soft);
    text-decoration: none;
    cursor: not-allowed;
  }
`;
