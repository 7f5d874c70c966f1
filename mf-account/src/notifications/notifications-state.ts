import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MailChoices, NotificationPage, Unread } from '@storefront/shared/contracts';
import {
  api,
  asPrefetch,
  createMutation,
  createQuery,
  isSessionEnded,
  noticeShown,
  put,
  takeLatest,
  untilSessionEnds,
  type ApiContext,
  type Effect,
} from '@storefront/shared/store';
import type { NotificationsQuery } from './notifications-query';
import { unreadLowered } from './unread-slice';

const pageSize = 10;

/** What the customer was told, by page. The texts are made here, but names come in the page's language. */
export const notifications = createQuery<NotificationsQuery & { language: string }, NotificationPage>({
  name: 'account/notifications',
  keyOf: ({ page, language }) => `${language} ${page}`,
  isPersonal: true,
  async fetch({ http, signal }, { page }) {
    const answer = await http.getWithBearer<NotificationPage>('relationship/notify/list', {
      params: { page, pageSize, order: 'DESC' },
      signal,
    });
    return answer?.data;
  },
});

/** Which mails are wanted. */
export const mailChoices = createQuery<object, MailChoices>({
  name: 'account/mailChoices',
  keyOf: () => 'own',
  isPersonal: true,
  async fetch({ http, signal }) {
    return (await http.getWithBearer<MailChoices>('relationship/notify/mails', { signal }))?.data;
  },
  *onSuccess() {
    yield* put(mailsReceived());
  },
});

/** Marks one notification of a page as read, or all (`id` null). */
export const markRead = createMutation<NotificationsQuery & { language: string; id: string | null }, Unread>({
  name: 'account/markRead',
  policy: 'perKey',
  keyOf: ({ id }) => id ?? 'all',
  isPersonal: true,
  async send({ http, signal }, { id }) {
    const what = id === null ? ('read-all' as const) : (`${encodeURIComponent(id)}/read` as const);
    const { data } = await http.put<Unread>(
      `relationship/notify/${what}`,
      {},
      { signal, isPersonal: true, isTracked: false },
    );
    return data;
  },
  *onSuccess({ unread }, { id: _id, ...query }) {
    yield* put(unreadLowered(unread));
    yield* put(notifications.invalidate());
    yield* put(notifications.refetch(query));
  },
  *onError() {
    yield* put(noticeShown('account:NotificationsNotRead'));
  },
});

interface ChosenState {
  /** As it was chosen here, shown before the server has it; null when what the server says holds. */
  chosen: MailChoices | null;
  /** What the server took last. */
  saved: MailChoices | null;
  isSaving: boolean;
}
const nothingChosen: ChosenState = { chosen: null, saved: null, isSaving: false };
/** The mails that the customer chose. */
export const readingSlice = createSlice({
  name: 'account/notificationsReading',
  initialState: nothingChosen,
  reducers: {
    mailsChosen(state, { payload }: PayloadAction<MailChoices>) {
      state.chosen = payload;
      state.isSaving = true;
    },
    mailsSaved(state, { payload }: PayloadAction<MailChoices>) {
      state.saved = payload;
      state.isSaving = false;
    },
    mailsNotSaved(state) {
      state.chosen = state.saved;
      state.isSaving = false;
    },
    // A mail's link to unsubscribe and other devices change the choice too: what the server says holds again.
    mailsReceived: (state) => (state.isSaving ? state : nothingChosen),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnded, () => nothingChosen);
  },
  selectors: { selectChosenMails: (state) => state.chosen },
});
export const { mailsChosen } = readingSlice.actions;
const { mailsSaved, mailsNotSaved, mailsReceived } = readingSlice.actions;
export const { selectChosenMails } = readingSlice.selectors;

export function* readingSaga() {
  yield* takeLatest(mailsChosen, untilSessionEnds(saveMails));
}

function* saveMails({ payload }: ReturnType<typeof mailsChosen>): Effect<void> {
  try {
    yield* api(putMails, payload);
    yield* put(mailsSaved(payload));
    yield* put(noticeShown('account:MailsSaved'));
  } catch {
    yield* put(mailsNotSaved());
    yield* put(noticeShown('account:MailsNotSaved'));
  }
  // Also ends an earlier request, whose answer may be of before.
  const quietly = asPrefetch(mailChoices.refetch({}));
  if (quietly) yield* put(quietly);
}

async function putMails({ http, signal }: ApiContext, choices: MailChoices): Promise<void> {
  await http.put('relationship/notify/mails', choices, { signal, isPersonal: true, isTracked: false });
}
