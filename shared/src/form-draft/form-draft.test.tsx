import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Remote } from '../contracts';
import { Form, Formik, TextField, useFormikContext } from '../forms';
import { logoutRequested } from '../store';
import { aSession, renderRemote, type RenderOptions } from '../testing';
import { clearFormDraft, findFormDraft, formDraftSaga, SaveFormDraft, useFormDraft, writeFormDraft } from '.';

const form = 'gift:1';

/** Photos are chosen elsewhere. */
function Photos() {
  const { values, setFieldValue } = useFormikContext<{ photos: File[] }>();
  return (
    <button
      type="button"
      onClick={() => void setFieldValue('photos', [...values.photos, new File([], 'photo.webp')])}
    >{`${values.photos.length} ảnh`}</button>
  );
}

function GiftPage() {
  const initialValues = useFormDraft(form, {
    message: '',
    password: '',
    to: { name: 'Lan' },
    photos: [] as File[],
  });
  return (
    <Formik initialValues={initialValues} onSubmit={() => undefined}>
      <Form aria-label="Quà tặng">
        <SaveFormDraft form={form} without="password" />
        <TextField name="message" label="Lời nhắn" />
        <TextField name="to.name" label="Người nhận" />
        <TextField name="password" label="Mật khẩu" />
        <Photos />
      </Form>
    </Formik>
  );
}

const remote: Remote = {
  name: 'gifts',
  contract: '2.2',
  routes: [{ path: 'gift', lazy: () => Promise.resolve({ Component: GiftPage }) }],
  messages: () => Promise.resolve({}),
  saga: formDraftSaga,
};
const open = (session: RenderOptions['session'] = aSession) => renderRemote(remote, { at: '/gift', session });
const other = {
  ...aSession,
  userInfo: { id: 'customer-2', role: 'CUSTOMER', firstName: 'Lan', lastName: '' },
};

beforeEach(() => sessionStorage.clear());

async function type() {
  await userEvent.type(await screen.findByLabelText(/Lời nhắn/), 'Chúc mừng');
  await userEvent.type(screen.getByLabelText(/Người nhận/), ' Anh');
  await userEvent.type(screen.getByLabelText(/Mật khẩu/), 'secret');
}

test('a customer finds their draft when they reopen the form, without passwords', async () => {
  const { unmount } = await open();
  await type();
  unmount();

  await open();

  expect(await screen.findByLabelText(/Lời nhắn/)).toHaveValue('Chúc mừng');
  expect(screen.getByLabelText(/Người nhận/)).toHaveValue('Lan Anh');
  expect(screen.getByLabelText(/Mật khẩu/)).toHaveValue('');
  expect(findFormDraft('gift:', 'customer-1')).toBe('1');
  expect(Object.values(sessionStorage).join()).not.toContain('secret');
});

test('photos, which cannot be stored, are chosen again', async () => {
  const { unmount } = await open();
  await type();
  await userEvent.click(screen.getByRole('button', { name: '0 ảnh' }));
  expect(await screen.findByRole('button', { name: '1 ảnh' })).toBeVisible();
  unmount();

  await open();

  expect(await screen.findByRole('button', { name: '0 ảnh' })).toBeVisible();
  expect(screen.getByLabelText(/Lời nhắn/)).toHaveValue('Chúc mừng');
});

test('of several drafts in a tab a customer finds their own', () => {
  writeFormDraft('gift:7', { account: 'customer-2', values: {} });
  sessionStorage.setItem('sf:typed:gift:8', '{broken');
  writeFormDraft('gift:9', { account: 'customer-1', values: { message: 'x' } });
  writeFormDraft('gifts', { account: 'customer-1', values: {} });

  expect(findFormDraft('gift:', 'customer-1')).toBe('9');
  expect(findFormDraft('gift:', undefined)).toBeUndefined();
});

test('a visitor leaves no draft', async () => {
  await open({ accessToken: null, userInfo: null } as RenderOptions['session']);
  await type();

  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a customer does not find what they typed and deleted again', async () => {
  const { unmount } = await open();
  await type();
  await userEvent.clear(screen.getByLabelText(/Lời nhắn/));
  await userEvent.clear(screen.getByLabelText(/Mật khẩu/));
  await userEvent.type(screen.getByLabelText(/Người nhận/), '{Backspace}'.repeat(4));
  unmount();

  await open();

  expect(await screen.findByLabelText(/Lời nhắn/)).toHaveValue('');
  expect(screen.getByLabelText(/Người nhận/)).toHaveValue('Lan');
});

test('another customer in the same tab does not see the draft', async () => {
  const { unmount } = await open();
  await type();
  unmount();

  await open(other as RenderOptions['session']);

  expect(await screen.findByLabelText(/Lời nhắn/)).toHaveValue('');
  expect(findFormDraft('gift:', 'customer-2')).toBeUndefined();
});

test('a sent form starts empty', async () => {
  const { unmount } = await open();
  await type();
  unmount();
  clearFormDraft(form);

  await open();

  expect(await screen.findByLabelText(/Lời nhắn/)).toHaveValue('');
});

test('a logout clears all drafts, an expired session clears none', async () => {
  const { store } = await open();
  await type();

  store.dispatch(logoutRequested({ redirect: false }));
  expect(Object.keys(sessionStorage)).toEqual(['sf:typed:gift:1']);

  sessionStorage.setItem('sf:scroll', '[]');
  store.dispatch(logoutRequested({ redirect: 'home' }));
  expect(Object.keys(sessionStorage)).toEqual(['sf:scroll']);
});

test('a stored draft of another shape is ignored', async () => {
  sessionStorage.setItem(
    'sf:typed:gift:1',
    JSON.stringify({ account: 'customer-1', values: { message: 7, to: 'Lan', more: 'x' } }),
  );
  await open();

  expect(await screen.findByLabelText(/Lời nhắn/)).toHaveValue('');
  expect(screen.getByLabelText(/Người nhận/)).toHaveValue('Lan');
});
