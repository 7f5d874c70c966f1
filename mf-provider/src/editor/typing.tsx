import { useEffect, useRef } from 'react';
import { clearFormDraft, writeFormDraft } from '@storefront/shared/form-draft';
import { useFormikContext } from '@storefront/shared/forms';
import { useDispatch, useSession } from '@storefront/shared/store';
import { saveWanted } from '../drafts/drafts-saga';
import { draftsSlice, isUnsaved, type DraftState, type StoredDraft } from '../drafts/drafts-slice';
import { textOf, type DraftText } from '../drafts/draft-text';
import { draftName } from '../drafts/stored-draft';

/**
 * Passes what is typed on to be saved. Until the shop has it, it is also stored in this tab, so that neither a lost
 * connection nor an expired session takes it away.
 */
export function Typing({ draft }: { draft: DraftState }) {
  const dispatch = useDispatch();
  const account = useSession().userInfo?.id;
  const { values } = useFormikContext<DraftText>();
  const { saved, base } = draft;
  const { id, version } = saved;
  const shown = useRef(values);

  useEffect(() => {
    if (values === shown.current) return;
    shown.current = values;
    dispatch(draftsSlice.actions.typed({ id, text: values }));
  }, [dispatch, id, values]);

  const isPending = isUnsaved(draft);
  useEffect(() => {
    if (!account) return;
    if (!isPending) clearFormDraft(draftName(id));
    // In a conflict the text is based on what was there before both changes.
    const stored: StoredDraft = { typed: values, base: base ?? textOf(saved), version: base ? 0 : version };
    if (isPending) writeFormDraft(draftName(id), { account, values: stored });
  }, [account, id, isPending, values, base, saved, version]);

  useEffect(() => {
    const save = () => {
      dispatch(saveWanted({ id }));
    };
    window.addEventListener('online', save);
    return () => {
      window.removeEventListener('online', save);
      // Leaving the page does not wait for the pause after typing.
      save();
    };
  }, [dispatch, id]);
  return null;
}
