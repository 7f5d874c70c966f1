import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWidget, startServer, wholePage } from '@storefront/shared/testing';
import en from '../locales/en.json';
import { remote } from '../remote';
import { aMessage, aSessionOf, opens } from '../testing/builders';
import * as chatPanel from './chat-panel';

const server = startServer();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const added: HTMLElement[] = [];
afterEach(() => {
  for (const element of added.splice(0)) element.remove();
  Reflect.deleteProperty(window, 'visualViewport');
});

/** Something of the page beside the panel, until the test ends. */
function addToPage(name: string): HTMLElement {
  const element = document.body.appendChild(document.createElement(name));
  added.push(element);
  return element;
}

async function openPanel(props: { isBare?: boolean } = {}) {
  const links = [{ label: 'Delivery', to: '/policies/delivery' }];
  server.use(...opens(aSessionOf({ messages: [aMessage({ links })] })));
  const onClose = jest.fn();
  const onShown = jest.fn();
  const page = await renderWidget(remote, 'chat-panel', chatPanel, {
    language: 'en',
    props: { ...props, onClose, onShown },
  });
  await screen.findByText('Chào bạn.');
  return { ...page, onClose, onShown };
}

test('a shopper opens the panel beside a page, and Escape closes it', async () => {
  const { onClose, onShown } = await openPanel();
  expect(screen.getByRole('complementary', { name: en.panel.title })).toBeVisible();
  expect(onShown).toHaveBeenCalledTimes(1);
  // It stays beside the page that a link of it opens.
  await userEvent.click(screen.getByRole('link', { name: 'Delivery' }));
  const person = screen.getByRole('button', { name: en.handoff.title });
  await userEvent.click(person);
  await userEvent.click(person);
  expect(person).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(person);
  await userEvent.click(screen.getByRole('button', { name: en.handoff.cancel }));
  expect(person).toHaveAttribute('aria-expanded', 'false');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText(en.composer.label));
  await userEvent.keyboard('{Escape}');

  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a guest who has opened another page beside the panel comes back to that page after signing in', async () => {
  server.use(...opens(aSessionOf({ messages: [aMessage({ isSignInAsked: true })] })));
  const { goTo } = await renderWidget(remote, 'chat-panel', chatPanel, {
    at: '/products',
    language: 'en',
    props: {},
  });
  const link = await screen.findByRole('link', { name: en.signIn.action });
  await goTo('/products?page=2');

  expect(link).toBeInTheDocument();
  expect(link).toHaveAttribute('href', expect.stringMatching(/redirectUrl=%2Fen%2Fproducts%3Fpage%3D2$/));
});

test('on a phone the panel is a sheet, which a link of the conversation closes', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => Object.assign(new EventTarget(), { media: query, matches: true }) as MediaQueryList,
    );
  const { onClose } = await openPanel();

  expect(screen.getByRole('dialog', { name: en.panel.title })).toBeVisible();
  await userEvent.click(screen.getByText('Chào bạn.'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Delivery' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('on a page that must not be covered the panel is a sheet', async () => {
  await openPanel({ isBare: true });

  expect(screen.getByRole('dialog', { name: en.panel.title })).toBeVisible();
});

test.each(['input', 'button'])(
  'the panel steps aside while it would cover the %s that has the focus',
  async (name) => {
    await openPanel();
    const panel = screen.getByRole('complementary', { name: en.panel.title });
    const field = addToPage(name);
    const place = { right: window.innerWidth, top: 260, bottom: 300 };
    field.getBoundingClientRect = () => place as DOMRect;
    panel.getBoundingClientRect = () => ({ width: 400, top: 65, bottom: 700 }) as DOMRect;

    await userEvent.keyboard('{Tab}');
    act(() => {
      field.focus();
    });
    await waitFor(() => expect(panel).toHaveAttribute('data-aside'));
    // Scrolled away from below it.
    Object.assign(place, { top: 0, bottom: 40 });
    window.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(panel).not.toHaveAttribute('data-aside'));
  },
);

test('the field has the focus where the panel was opened by its button, and nowhere else', async () => {
  const { unmount } = await openPanel();
  expect(screen.getByLabelText(en.composer.label)).not.toHaveFocus();
  unmount();
  const opener = addToPage('button');
  opener.dataset['opensChat'] = '';
  opener.focus();

  await openPanel();

  expect(screen.getByLabelText(en.composer.label)).toHaveFocus();
});

test('Escape in a dialog of the conversation closes the dialog, not the panel', async () => {
  const { onClose } = await openPanel();
  await userEvent.click(screen.getByRole('button', { name: en.remove.action }));
  const dialog = screen.getByRole('dialog', { name: en.remove.title });
  within(dialog).getByRole('button', { name: en.remove.no }).focus();
  await userEvent.keyboard('{Escape}');
  // A browser does this when Escape is pressed in a dialog.
  fireEvent(dialog, new Event('cancel', { cancelable: true }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ['a heading that a page change gave the focus', 'h1', { top: 260, bottom: 300 }],
  ['a field of the header, above it', 'input', { top: 0, bottom: 40 }],
  ['a field beside it', 'input', { top: 260, bottom: 300, right: 100 }],
  ['a field below it', 'input', { top: 800, bottom: 840 }],
])('the panel does not step aside for %s', async (_what, name, at) => {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  await openPanel();
  const panel = screen.getByRole('complementary', { name: en.panel.title });
  const element = addToPage(name);
  if (name === 'h1') element.tabIndex = -1;
  const place = { right: window.innerWidth, ...at };
  element.getBoundingClientRect = () => place as DOMRect;
  panel.getBoundingClientRect = () => ({ width: 400, top: 65, bottom: 700 }) as DOMRect;
  await userEvent.keyboard('{Tab}');
  act(() => {
    element.focus();
  });
  expect(frames).not.toEqual([]);
  act(() => {
    for (const frame of frames) frame(0);
  });

  expect(element).toHaveFocus();
  expect(panel).not.toHaveAttribute('data-aside');
});

test('the sheet of a phone is as high as the keyboard leaves it, until it is closed', async () => {
  const viewport = Object.assign(new EventTarget(), { height: 640, offsetTop: 0 });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
  const { unmount } = await openPanel({ isBare: true });
  const sheet = screen.getByRole('dialog', { name: en.panel.title });
  expect(sheet).toHaveStyle({ height: '640px' });
  Object.assign(viewport, { height: 320, offsetTop: 40 });
  viewport.dispatchEvent(new Event('resize'));
  expect(sheet).toHaveStyle({ height: '320px', top: '40px' });
  Object.assign(viewport, { offsetTop: 60 });
  viewport.dispatchEvent(new Event('scroll'));
  expect(sheet).toHaveStyle({ top: '60px' });
  unmount();

  Object.assign(viewport, { height: 500 });
  for (const name of ['resize', 'scroll']) viewport.dispatchEvent(new Event(name));

  expect(sheet).toHaveStyle({ height: '320px' });
});

test('an English reader finds everything on the panel of the assistant', async () => {
  await openPanel();

  expect(await wholePage()).toMatchInlineSnapshot(`
   "title: Cửa hàng thử (en)
   body
     aside aria-label=Chat with AI
       h2 tabindex=-1: Chat with AI
       button aria-label=Close the chat title=Close the chat type=button
       div aria-label=Conversation tools role=group tabindex=-1
         A look-up assistant answers
         button aria-expanded=false aria-label=Talk to a person title=Talk to a person type=button
         button aria-label=New conversation title=New conversation type=button
         button aria-label=Delete the conversation title=Delete the conversation type=button
       div aria-label=Conversation role=region tabindex=0
         ol
           li
             Assistant
             p: Chào bạn.
             ul
               li
                 a href=/en/policies/delivery: Delivery
             div aria-label=Did this answer help? role=group
               button aria-label=Helpful aria-pressed=false title=Helpful type=button
               button aria-label=Not helpful aria-pressed=false title=Not helpful type=button
       span aria-live=polite role=log
       form
         label
           Your message
           textarea maxlength=2000 placeholder=Type a question…
         button aria-disabled=true aria-label=Send title=Send type=submit
         p role=status
       p: Automatic answers can be incomplete. Conversations are kept for 30 days."
  `);
});
