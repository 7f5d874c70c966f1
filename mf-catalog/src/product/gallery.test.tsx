import { act, screen, within } from '@testing-library/react';
import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { aPicture, renderRemote, startServer } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { aProductDetail, aVariant } from '../testing/builders';
import { aShop } from '../testing/handlers';
import { productFullyRendered, remote } from '../testing/product-remote';

const server = startServer();
const pictures = ['Mặt trước', 'Mặt sau', 'Chất vải'].map((alt, at) =>
  aPicture({ url: `/media/${at}`, alt }),
);

async function openGallery(shown = pictures) {
  server.use(...aShop({ product: aProductDetail({ infos: [aVariant({ pictures: shown })] }) }));
  const user = userEvent.setup({ delay: null });
  await renderRemote(remote, { at: paths.product.to('ao-thun-co-tron') });
  await productFullyRendered();
  return { user, gallery: within(await screen.findByRole('group', { name: 'Ảnh sản phẩm' })) };
}
const thumb = (gallery: ReturnType<typeof within>, number: number) =>
  gallery.getByRole('button', { name: `Ảnh ${number}/3` });

test('the arrow keys walk through the pictures and stop at both ends', async () => {
  const { user, gallery } = await openGallery();
  const first = gallery.getByRole('button', { name: 'Phóng to: Mặt trước (1/3)' });

  first.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');

  expect(thumb(gallery, 3)).toHaveAttribute('aria-pressed', 'true');
  expect(gallery.getByRole('button', { name: 'Phóng to: Chất vải (3/3)' })).toHaveFocus();

  await user.keyboard('{Home}{ArrowLeft}');

  expect(thumb(gallery, 1)).toHaveAttribute('aria-pressed', 'true');
  expect(first).toHaveFocus();
});

test('what is new and sells well says so beside the pictures, never on them', async () => {
  server.use(...aShop({ product: aProductDetail({ status: ['NEW', 'HOT'] }) }));
  await renderRemote(remote, { at: paths.product.to('ao-thun-co-tron') });
  await productFullyRendered();
  const badges = [screen.getByText('Mới'), screen.getByText('Bán chạy')];

  expect(badges.map(({ dataset }) => dataset['tone'])).toEqual(['info', 'brand']);
  for (const badge of badges)
    expect(badge.closest('div')?.nextElementSibling).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByRole('group', { name: 'Ảnh sản phẩm' }).querySelector('[data-tone]')).toBeNull();
});

/** On a phone a picture leaves a part of the next one to be seen: 300 px wide, 310 from one to the next. */
function aTrack(gallery: ReturnType<typeof within>): HTMLElement {
  const track = gallery.getByRole('button', { name: 'Phóng to: Mặt trước (1/3)' }).closest('ul');
  if (!track) throw new Error('The pictures are in no list.');
  [...track.children].forEach((picture, index) => {
    jest.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(310 * index, 0, 300, 400));
  });
  Object.defineProperties(track, { clientWidth: { value: 340 }, scrollWidth: { value: 800 } });
  return track;
}

test.each([
  [0, 1],
  [150, 1],
  [160, 2],
  [310, 2],
  [458, 2],
  [459, 3],
  [460, 3],
])('a track that was swiped by %i px is at picture %i', async (scrollLeft, number) => {
  const { gallery } = await openGallery();
  const track = aTrack(gallery);

  track.scrollLeft = scrollLeft;
  fireEvent.scroll(track);

  for (const one of [1, 2, 3])
    expect(thumb(gallery, one)).toHaveAttribute('aria-pressed', String(one === number));
});

test('a thumbnail scrolls the track to its picture', async () => {
  const { user, gallery } = await openGallery();
  const track = aTrack(gallery);

  await user.click(thumb(gallery, 3));

  expect(track.scrollLeft).toBe(620);
});

test('the keyboard stops at the pictures once, whichever is shown', async () => {
  const { user, gallery } = await openGallery();

  await user.click(thumb(gallery, 2));

  const stops = gallery
    .getAllByRole('button', { name: /^Phóng to/ })
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops.map((stop) => stop.getAttribute('aria-label'))).toEqual(['Phóng to: Mặt sau (2/3)']);
});

test('a picture opens large, is enlarged and left for the next by keys, and Escape comes back to it', async () => {
  const { user, gallery } = await openGallery();

  await user.click(gallery.getByRole('button', { name: 'Phóng to: Mặt sau (2/3)' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ảnh 2/3' });
  const large = within(dialog).getByRole('img', { name: 'Mặt sau' });
  expect(large.parentElement).toHaveStyle({ width: '100%', height: '100%' });
  // Whole at first: neither cropped nor stretched.
  expect(getComputedStyle(large).getPropertyValue('object-fit')).toBe('contain');

  within(dialog).getByRole('group', { name: 'Mặt sau' }).focus();
  await user.keyboard('+');
  expect(large.parentElement).toHaveStyle({ width: '175%', height: '175%' });
  await user.keyboard('-');
  expect(large.parentElement).toHaveStyle({ width: '100%', height: '100%' });

  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'Ảnh 3/3' })).toBeVisible();
  expect(thumb(gallery, 3)).toHaveAttribute('aria-pressed', 'true');

  await user.click(within(dialog).getByRole('button', { name: 'Ảnh sau' }));
  expect(await screen.findByRole('dialog', { name: 'Ảnh 1/3' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Đóng' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the buttons of a large picture make it larger and smaller within bounds, and go round the pictures', async () => {
  const { user, gallery } = await openGallery();
  await user.click(gallery.getByRole('button', { name: 'Phóng to: Mặt trước (1/3)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ảnh 1/3' }));
  const width = () => dialog.getByRole('img', { name: /^(Mặt|Chất)/ }).parentElement?.style.width;
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));

  await press('Thu nhỏ');
  expect(width()).toBe('100%');
  await press('Phóng to');
  expect(width()).toBe('175%');
  for (let more = 0; more < 6; more += 1) await press('Phóng to');
  const largest = width();
  await press('Phóng to');
  expect(width()).toBe(largest);
  await press('Thu nhỏ');
  expect(Number.parseInt(width() ?? '', 10)).toBeLessThan(Number.parseInt(largest ?? '', 10));

  await press('Ảnh trước');
  expect(await screen.findByRole('dialog', { name: 'Ảnh 3/3' })).toBeVisible();
  expect(width()).toBe('100%');
  await press('Ảnh trước');
  expect(await screen.findByRole('dialog', { name: 'Ảnh 2/3' })).toBeVisible();
});

test('enlarged, the arrow keys move over the picture instead of to the next one', async () => {
  const { user, gallery } = await openGallery();
  await user.click(gallery.getByRole('button', { name: 'Phóng to: Mặt sau (2/3)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ảnh 2/3' }));
  act(() => dialog.getByRole('group', { name: 'Mặt sau' }).focus());

  for (const key of ['ArrowRight', 'ArrowLeft']) {
    await user.keyboard(`={${key}}`);
    expect(screen.getByRole('dialog', { name: 'Ảnh 2/3' })).toBeVisible();
  }
  await user.keyboard('--{ArrowLeft}');

  expect(await screen.findByRole('dialog', { name: 'Ảnh 1/3' })).toBeVisible();
});

test('a picture opens at once as the page has it, and sharpens when the large one is here', async () => {
  const { user, gallery } = await openGallery();
  const small = gallery.getByRole<HTMLImageElement>('img', { name: 'Mặt sau' });
  // As a browser that has loaded it; the test's document loads none.
  Object.defineProperties(small, {
    complete: { value: true },
    naturalWidth: { value: 768 },
    currentSrc: { value: 'http://localhost/media/1?w=768' },
  });

  await user.click(gallery.getByRole('button', { name: 'Phóng to: Mặt sau (2/3)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ảnh 2/3' }));

  const large = dialog.getByRole('img', { name: 'Mặt sau' });
  expect(large).toHaveAttribute('src', '/media/1?w=1200');
  expect(large.previousElementSibling).toHaveAttribute('src', 'http://localhost/media/1?w=768');
  expect(large.previousElementSibling).toHaveAttribute('alt', '');
});

test('a picture that cannot be loaded says so, and the others are seen as usual', async () => {
  const { user, gallery } = await openGallery();

  fireEvent.error(gallery.getByRole('img', { name: 'Mặt trước' }));
  expect(gallery.getByRole('img', { name: /Mặt trước/ })).not.toHaveAttribute('src');
  expect(gallery.getByRole('img', { name: 'Mặt sau' })).toHaveAttribute('src', '/media/1?w=768');

  await user.click(gallery.getByRole('button', { name: 'Phóng to: Mặt trước (1/3)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ảnh 1/3' }));
  fireEvent.error(dialog.getByRole('img', { name: 'Mặt trước' }));
  expect(dialog.getByText('Ảnh này chưa tải được. Các ảnh khác vẫn xem được bình thường.')).toBeVisible();
});

test('a single picture has no thumbnails and no way to a next one', async () => {
  const { user, gallery } = await openGallery(pictures.slice(0, 1));

  expect(gallery.getAllByRole('button')).toHaveLength(1);
  await user.click(gallery.getByRole('button'));

  const dialog = within(await screen.findByRole('dialog', { name: 'Ảnh 1/1' }));
  expect(dialog.queryByRole('button', { name: 'Ảnh sau' })).not.toBeInTheDocument();
});
