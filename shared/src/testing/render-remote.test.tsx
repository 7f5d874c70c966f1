import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useParams } from 'react-router-dom';
import { usePathTo } from '@storefront/shared/widgets';
import { contractVersion, type Remote, type RemotePage } from '../contracts';
import { TextLink } from '../ui';
import { aSession, renderRemote } from './render-remote';
import { testPathTo } from './test-path-to';

const page = (code: RemotePage) => () => Promise.resolve(code);

function Toy() {
  const { id } = useParams();
  const pathTo = usePathTo();
  return (
    <>
      <h1>{`Toy ${id ?? ''}`}</h1>
      <Link to="/toys/2">The next toy</Link>
      <Link to="/cart">Cart</Link>
      <TextLink to={pathTo('catalog/product', { slug: 'toy-1' })}>In the catalogue</TextLink>
      <Link to="/my-toys">My toys</Link>
    </>
  );
}

const toys: Remote = {
  name: 'toys',
  contract: contractVersion,
  messages: () => Promise.resolve({}),
  routes: [
    {
      path: 'toys/:id',
      lazy: page({ Component: Toy, head: (_state, { params }) => ({ title: `Toy ${params['id'] ?? ''}` }) }),
    },
    { path: 'my-toys', lazy: page({ Component: () => <h1>My toys</h1> }), access: 'customer' },
    { path: 'unreachable', lazy: () => Promise.reject(new Error('It did not come.')) },
  ],
};

test('links lead to other pages of the remote with their titles, and out of the remote', async () => {
  const { location } = await renderRemote(toys, { at: '/toys/1' });
  expect(screen.getByRole('heading')).toHaveTextContent('Toy 1');
  expect(document.title).toMatch(/^Toy 1 /);

  await userEvent.click(screen.getByRole('link', { name: 'The next toy' }));

  expect(await screen.findByRole('heading', { name: 'Toy 2' })).toBeVisible();
  expect(document.title).toMatch(/^Toy 2 /);

  await userEvent.click(screen.getByRole('link', { name: 'Cart' }));

  expect(await screen.findByText('elsewhere: /cart')).toBeVisible();
  expect(location()).toBe('/cart');
});

test('links in English have a language prefix, but the address in the test has none', async () => {
  const { location, changeLanguage } = await renderRemote(toys, { at: '/toys/1?a=b', language: 'en' });
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/en/cart');
  expect(location()).toBe('/toys/1?a=b');

  await changeLanguage('vi');

  expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
  expect(location()).toBe('/toys/1?a=b');
});

test('links to pages of other remotes have addresses by name, and are plain text when a remote is retired', async () => {
  const { unmount } = await renderRemote(toys, { at: '/toys/1' });
  expect(screen.getByRole('link', { name: 'In the catalogue' })).toHaveAttribute(
    'href',
    '/catalog/product?slug=toy-1',
  );
  unmount();

  await renderRemote(toys, { at: '/toys/1', retired: ['catalog'] });

  expect(screen.getByText('In the catalogue')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'In the catalogue' })).not.toBeInTheDocument();
});

test('a page for customers asks visitors to sign in', async () => {
  const { location } = await renderRemote(toys, { at: '/my-toys' });
  expect(location()).toBe(testPathTo('account/login', { redirectUrl: '/my-toys' }));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('a page for customers is missing in a shop without a sign-in', async () => {
  const { location } = await renderRemote(toys, { at: '/my-toys', retired: ['account'] });

  expect(screen.getByText('elsewhere: /my-toys')).toBeVisible();
  expect(location()).toBe('/my-toys');
});

test('a page for customers opens for a customer', async () => {
  await renderRemote(toys, { at: '/my-toys', session: aSession });
  expect(screen.getByRole('heading', { name: 'My toys' })).toBeVisible();
});

test('a page whose code cannot be loaded fails its test', async () => {
  await expect(renderRemote(toys, { at: '/unreachable' })).rejects.toThrow('What was shown failed.');
});
