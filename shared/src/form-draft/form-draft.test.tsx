import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Remote } from '../contracts';
import { Form, Formik, TextField } from '../forms';
import { logoutRequested } from '../store';
import { aSession, renderRemote, type RenderOptions } from '../testing';
import { clearFormDraft, findFormDraft, formDraftSaga, SaveFormDraft, useFormDraft } from '.';

const form = 'gift:1';

function GiftPage() {
  const initialValues = useFormDraft(form, { message: '', password: '', to: { name: 'Lan' } });
  return (
    <Formik initialValues={initialValues} onSubmit={() => undefined}>
      <Form aria-label="Quà tặng">
        <SaveFormDraft form={form} without="password" />
        <TextField name="message" label="Lời nhắn" />
        <TextField name="to.name" label="Người nhận" />
        <TextField name="password" label="Mật khẩu" />
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

  store.dispatch(logoutRequested({ redirect: 'home' }));
  expect(Object.keys(sessionStorage)).toEqual([]);
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
