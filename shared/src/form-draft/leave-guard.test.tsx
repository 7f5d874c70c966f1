import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { Language } from '../contracts';
import { createI18n } from '../i18n';
import { sharedMessages } from '../testing/shared-messages';
import { LeaveGuard } from './leave-guard';

const texts = { title: 'Rời trang?', text: 'Chưa lưu.', leave: 'Rời trang', stay: 'Ở lại' };
const Here = () => {
  const { pathname, search, hash } = useLocation();
  return <p>{`ở ${pathname}${search}${hash}`}</p>;
};

function open({
  isUnsaved = true,
  isStuck = true,
  language = 'vi',
}: { isUnsaved?: boolean; isStuck?: boolean; language?: Language } = {}) {
  const basename = language === 'en' ? '/en' : '/';
  const tree = (unsaved: boolean, stuck: boolean) => (
    <I18nextProvider i18n={createI18n(language, sharedMessages[language])}>
      <MemoryRouter basename={basename} initialEntries={[basename]}>
        <Here />
        <LeaveGuard isUnsaved={unsaved} isStuck={stuck} texts={texts} />
        <Link to="/next?a=1#b">
          <b>Trang khác</b>
        </Link>
        <Link to="/next" target="_blank">
          Thẻ mới
        </Link>
        <a href="https://other.example/next" onClick={(event) => event.preventDefault()}>
          Nơi khác
        </a>
        <a href="#part">Phần dưới</a>
        <button type="button">Nút</button>
        <Routes>
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </I18nextProvider>
  );
  const { rerender } = render(tree(isUnsaved, isStuck));
  return { change: (unsaved: boolean, stuck: boolean) => rerender(tree(unsaved, stuck)) };
}
const isAsked = () => screen.queryByRole('dialog', { name: texts.title }) !== null;
function isAskedByTheBrowser(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a link to another page asks first, and leads there or not, as is chosen', () => {
  open();
  fireEvent.click(screen.getByText('Trang khác'));
  expect(isAsked()).toBe(true);
  expect(screen.getByText('Chưa lưu.')).toBeVisible();
  expect(screen.getByText('ở /')).toBeVisible();

  fireEvent.click(screen.getByRole('button', { name: texts.stay }));
  expect(isAsked()).toBe(false);
  expect(screen.getByText('ở /')).toBeVisible();

  fireEvent.click(screen.getByText('Trang khác'));
  fireEvent.click(screen.getByRole('button', { name: texts.leave }));
  expect(screen.getByText('ở /next?a=1#b')).toBeVisible();
});

test('a visitor of the English shop is led to the English page of the link', () => {
  open({ language: 'en' });
  fireEvent.click(screen.getByText('Trang khác'));

  fireEvent.click(screen.getByRole('button', { name: texts.leave }));

  expect(screen.getByText('ở /next?a=1#b')).toBeVisible();
});

test.each(['Thẻ mới', 'Nơi khác', 'Phần dưới', 'Nút'])('%s asks nothing', (name) => {
  open();
  const target = screen.getByText(name);
  const click = createEvent.click(target);
  target.addEventListener('click', (event) => event.preventDefault());

  fireEvent(target, click);

  expect(isAsked()).toBe(false);
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j opens the link elsewhere and asks nothing',
  (how) => {
    open();
    const link = screen.getByText('Trang khác');
    link.addEventListener('click', (event) => event.preventDefault());

    fireEvent.click(link, how);

    expect(isAsked()).toBe(false);
  },
);

test('what is being saved may be left by a link; the browser asks while anything is not saved, and no longer', () => {
  const { change } = open({ isUnsaved: true, isStuck: false });
  expect(isAskedByTheBrowser()).toBe(true);
  fireEvent.click(screen.getByText('Trang khác'));
  expect(isAsked()).toBe(false);
  expect(screen.getByText(/^ở \/next/)).toBeVisible();

  change(false, false);
  expect(isAskedByTheBrowser()).toBe(false);
  change(true, true);
  expect(isAskedByTheBrowser()).toBe(true);
});
