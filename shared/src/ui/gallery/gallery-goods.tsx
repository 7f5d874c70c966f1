import styled from '@emotion/styled';
import { Avatar } from '../avatar';
import { Badge } from '../badge';
import { Card } from '../card';
import { CardLink } from '../card-link';
import { Chip } from '../chip';
import { IconButton } from '../icon-button';
import { CheckIcon, FavouriteIcon } from '../icons';
import { Row } from '../layout';
import { Picture } from '../picture';
import { Price } from '../price';
import { Rating } from '../rating';
import { Skeleton } from '../skeleton';
import { pictures } from './samples';
import type { Messages } from './messages';

export function GalleryGoods({ messages }: { messages: Messages }) {
  const cards = [
    { name: messages.jacket, picture: pictures.sand, amount: 875_000, before: 1_000_000, mark: messages.hot },
    {
      name: messages.jacketLong,
      picture: pictures.navy,
      amount: 1_250_000,
      before: null,
      mark: messages.new,
    },
    { name: messages.jacket, picture: pictures.green, amount: 690_000, before: 990_000, mark: null },
    { name: messages.robot, picture: null, amount: 2_490_000, before: null, mark: null },
  ];
  return (
    <>
      <Shelf>
        {cards.map(({ name, picture, amount, before, mark }, index) => (
          <Card key={index} data-flush>
            <Picture
              picture={picture}
              alt=""
              sizes="(min-width: 1200px) 25vw, 50vw"
              ratio="4 / 5"
              loading="eager"
            />
            <Corner>
              <IconButton label={`${messages.favourite}: ${name}`} icon={<FavouriteIcon />} isRaised />
            </Corner>
            <Facts>
              <CardLink to={`/products/${index}`}>{name}</CardLink>
              <Rating value={4.6 - index * 0.4} count={index === 3 ? 0 : 128} isCompact={index > 0} />
              <Price amount={amount} before={before} />
              {mark && (
                <div>
                  <Badge tone="brand">{mark}</Badge>
                </div>
              )}
            </Facts>
          </Card>
        ))}
        <Card data-flush>
          <Skeleton kind="card" />
        </Card>
      </Shelf>
      <Row gap={6}>
        <Price amount={875_000} before={1_000_000} size="large" />
        <Price amount={1_250_000} size="large" />
        <Price amount={1_250_000} before={1_300_000} size="small" />
      </Row>
      <Row>
        <Badge>{messages.draft}</Badge>
        <Badge tone="info">{messages.new}</Badge>
        <Badge tone="sale">−12%</Badge>
        <Badge tone="success" icon={<CheckIcon size={14} />}>
          {messages.paid}
        </Badge>
        <Badge tone="danger">{messages.cancelled}</Badge>
        <Badge tone="info">{messages.onTheWay}</Badge>
        <Badge tone="warning">{messages.unpaid}</Badge>
        <Chip>{messages.men}</Chip>
        <Chip onRemove={() => undefined}>{messages.sand}</Chip>
        <Avatar name="Nguyễn Thị Ánh" size="small" />
        <Avatar name="Nguyễn Thị Ánh" />
        <Avatar name="Đức" size="large" />
      </Row>
    </>
  );
}

const Shelf = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: var(--s-3);
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, 1fr);
    gap: var(--s-4);
  }
  @media (min-width: 1200px) {
    grid-template-columns: repeat(5, 1fr);
  }
`;
const Corner = styled.div`
  position: absolute;
  top: var(--s-2);
  inset-inline-end: var(--s-2);
  z-index: var(--z-raised);
`;
const Facts = styled.div`
  display: grid;
  gap: var(--s-1);
  padding: var(--s-3) var(--s-3) var(--s-4);
  line-height: 1.45;
`;
