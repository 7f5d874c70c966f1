import { Button, ButtonLink } from '../button';
import { IconButton } from '../icon-button';
import * as icons from '../icons';
import { Row } from '../layout';
import { Menu } from '../menu';
import { OuterLink, TextButton, TextLink } from '../text-link';
import { Tooltip } from '../tooltip';
import type { Words } from './words';

export function GalleryActions({ words }: { words: Words }) {
  return (
    <>
      <Row>
        <Button>{words.buy}</Button>
        <Button variant="quiet">{words.addToCart}</Button>
        <Button variant="danger" icon={<icons.TrashIcon />}>
          {words.cancelOrder}
        </Button>
        <Button busy>{words.buy}</Button>
        <Button disabled>{words.buy}</Button>
      </Row>
      <Row>
        <Button size="small" variant="quiet">
          {words.size}
        </Button>
        <Button size="large" icon={<icons.CartIcon />}>
          {words.buy} · 1.250.000 ₫
        </Button>
        <ButtonLink to="/products" variant="quiet">
          {words.seeAll}
        </ButtonLink>
      </Row>
      <Row>
        <TextLink to="/products">{words.seeAll}</TextLink>
        <OuterLink href="tel:+842838223344">028 3822 3344</OuterLink>
        <TextButton>{words.clearAll}</TextButton>
        <IconButton label={words.favourite} icon={<icons.FavouriteIcon />} isRaised />
        <IconButton
          label={words.favourite}
          icon={<icons.FavouriteFilledIcon />}
          isRaised
          aria-pressed="true"
        />
        <IconButton label={words.cart} icon={<icons.CartIcon />} disabled />
        <Tooltip text={words.tooltip}>
          <Button variant="quiet" size="small">
            {words.shipping}
          </Button>
        </Tooltip>
        <Menu
          trigger={
            <>
              <icons.UserIcon /> {words.account} <icons.ChevronDownIcon size={16} />
            </>
          }
        >
          <a href="#orders">
            <icons.BoxIcon /> {words.orders}
          </a>
          <button type="button">
            <icons.LogOutIcon /> {words.logOut}
          </button>
        </Menu>
      </Row>
      <Row gap={4}>
        {Object.entries(icons).map(([name, Icon]) => (
          <Icon key={name} size={24} />
        ))}
      </Row>
    </>
  );
}
