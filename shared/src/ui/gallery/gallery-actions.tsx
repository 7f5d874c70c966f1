import { Button } from '../button';
import { ButtonLink } from '../button-link';
import { IconButton } from '../icon-button';
import * as icons from '../icons';
import { Row } from '../layout';
import { Menu } from '../menu';
import { ExternalLink, TextButton, TextLink } from '../text-link';
import { Tooltip } from '../tooltip';
import type { Messages } from './messages';

export function GalleryActions({ messages }: { messages: Messages }) {
  return (
    <>
      <Row>
        <Button>{messages.buy}</Button>
        <Button variant="quiet">{messages.addToCart}</Button>
        <Button variant="danger" icon={<icons.TrashIcon />}>
          {messages.cancelOrder}
        </Button>
        <Button busy>{messages.buy}</Button>
        <Button disabled>{messages.buy}</Button>
      </Row>
      <Row>
        <Button size="small" variant="quiet">
          {messages.size}
        </Button>
        <Button size="large" icon={<icons.CartIcon />}>
          {messages.buy} · 1.250.000 ₫
        </Button>
        <ButtonLink to="/products" variant="quiet">
          {messages.seeAll}
        </ButtonLink>
      </Row>
      <Row>
        <TextLink to="/products">{messages.seeAll}</TextLink>
        <ExternalLink href="tel:+842838223344">028 3822 3344</ExternalLink>
        <TextButton>{messages.clearAll}</TextButton>
        <IconButton label={messages.favourite} icon={<icons.FavouriteIcon />} isRaised />
        <IconButton
          label={messages.favourite}
          icon={<icons.FavouriteFilledIcon />}
          isRaised
          aria-pressed="true"
        />
        <IconButton label={messages.cart} icon={<icons.CartIcon />} disabled />
        <Tooltip text={messages.tooltip}>
          <Button variant="quiet" size="small">
            {messages.shipping}
          </Button>
        </Tooltip>
        <Menu
          trigger={
            <>
              <icons.UserIcon /> {messages.account} <icons.ChevronDownIcon size={16} />
            </>
          }
        >
          <a href="#orders">
            <icons.BoxIcon /> {messages.orders}
          </a>
          <button type="button">
            <icons.LogOutIcon /> {messages.logOut}
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
