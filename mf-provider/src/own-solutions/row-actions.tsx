import { useTranslation } from 'react-i18next';
import type { OwnSolutionRow } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { Button, ButtonLink, CopyIcon, EditIcon, Menu, Row, TrashIcon } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { acting, type SolutionAction } from './own-solutions';

/** What somebody chose to do with which solution. */
export interface Act {
  id: string;
  title: string;
  action: SolutionAction;
}
interface Props {
  solution: OwnSolutionRow;
  title: string;
  onAct: (act: Act) => void;
}

type ButtonAction = Exclude<SolutionAction, 'duplicate' | 'delete'>;

/** What can be done with a solution as it stands. */
export function RowActions({ solution, title, onAct }: Props) {
  const { t } = useTranslation('provider-own');
  const { id } = solution;
  const isBusy = useSelector((state) => acting.select(state, id)).status === 'pending';
  const act = (action: SolutionAction) => () => onAct({ id, title, action });
  return (
    <Row gap={2}>
      {actionsOf(solution).map((action) => (
        <Button
          key={action}
          size="small"
          variant={action === 'publish' ? 'primary' : 'quiet'}
          busy={isBusy}
          aria-label={t(`actions.${action}Of`, { title })}
          onClick={act(action)}
        >
          {t(`actions.${action}`)}
        </Button>
      ))}
      <ButtonLink
        to={paths.editSolution.to(id)}
        size="small"
        variant="quiet"
        icon={<EditIcon size={18} />}
        aria-label={t('actions.editOf', { title })}
      >
        {t('actions.edit')}
      </ButtonLink>
      <Menu trigger={t('actions.more')} label={t('actions.moreOf', { title })} align="end">
        <button type="button" onClick={act('duplicate')}>
          <CopyIcon /> {t('actions.duplicate')}
        </button>
        <button type="button" onClick={act('delete')}>
          <TrashIcon /> {t('actions.delete')}
        </button>
      </Menu>
    </Row>
  );
}

/** The buttons of a row: the approval first, then what visitors see. */
function actionsOf({ status, hasLive, isPublished, changed }: OwnSolutionRow): ButtonAction[] {
  const actions: ButtonAction[] = [];
  if (status === 'PENDING') actions.push('withdraw');
  else if (!hasLive || status !== 'APPROVED' || changed.length > 0) actions.push('submit');
  if (isPublished) actions.push('unpublish');
  else if (hasLive) actions.push('publish');
  return actions;
}
