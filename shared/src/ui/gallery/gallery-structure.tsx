import { useState } from 'react';
import { Accordion } from '../accordion';
import { Breadcrumb } from '../breadcrumb';
import { Button } from '../button';
import { Card } from '../card';
import { Dialog } from '../dialog';
import { Row } from '../layout';
import { Pagination } from '../pagination';
import { Sheet, type SheetProps } from '../sheet';
import { Stepper } from '../stepper';
import { Table } from '../table';
import { Tabs } from '../tabs';
import { Timeline } from '../timeline';
import { Badge } from '../badge';
import { Examples } from './gallery-section';
import type { Messages } from './messages';

const orders = [
  { code: 'SF-1024', total: '1.250.000 ₫', isPaid: true },
  { code: 'SF-1023', total: '690.000 ₫', isPaid: false },
];

export function GalleryStructure({ messages }: { messages: Messages }) {
  const [open, setOpen] = useState<'dialog' | NonNullable<SheetProps['side']> | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Breadcrumb
        items={[
          { label: messages.home, to: '/' },
          { label: messages.men, to: '/products' },
        ]}
        current={messages.jacket}
      />
      <Stepper
        label={messages.checkout}
        current="delivery"
        steps={[
          { id: 'customer', label: messages.customer, to: '/checkout/customer' },
          { id: 'delivery', label: messages.shipping },
          { id: 'confirm', label: messages.confirm },
        ]}
      />
      <Row>
        <Button variant="quiet" onClick={() => setOpen('dialog')}>
          {messages.openDialog}
        </Button>
        {(['bottom', 'start', 'end', 'full'] as const).map((side) => (
          <Button key={side} variant="quiet" onClick={() => setOpen(side)}>
            {messages.openSheet} {side}
          </Button>
        ))}
      </Row>
      <Examples>
        <Card>
          <Tabs
            label={messages.jacket}
            tabs={[
              { id: 'text', label: messages.description, content: <p>{messages.paragraph}</p> },
              { id: 'facts', label: messages.facts, content: <p>{messages.fullNameHint}</p> },
              { id: 'reviews', label: messages.reviews, content: <p>4,6</p> },
            ]}
          />
        </Card>
        <Card>
          <Timeline
            items={[
              { id: 'new', title: messages.placed, at: '2026-11-18T02:15:00Z', state: 'done' },
              {
                id: 'go',
                title: messages.onTheWay,
                at: '2026-11-19T09:40:00Z',
                state: 'current',
                description: messages.fastText,
              },
              { id: 'done', title: messages.delivered, state: 'ahead' },
            ]}
          />
        </Card>
        <Accordion
          items={[
            { id: 'return', title: messages.question, content: messages.answer, isOpen: true },
            { id: 'pay', title: messages.question2, content: messages.answer },
          ]}
        />
      </Examples>
      <Table
        caption={messages.orders}
        rows={orders}
        rowKey={({ code }) => code}
        columns={[
          { key: 'code', title: messages.code, cell: ({ code }) => code },
          {
            key: 'state',
            title: messages.state,
            cell: ({ isPaid }) => (
              <Badge tone={isPaid ? 'success' : 'warning'}>{isPaid ? messages.paid : messages.unpaid}</Badge>
            ),
          },
          { key: 'total', title: messages.total, cell: ({ total }) => total, isNumber: true },
        ]}
      />
      <Pagination page={5} totalPages={9} to={(page) => `/products?page=${page}`} />
      <Dialog
        isOpen={open === 'dialog'}
        firstFocus="title"
        onClose={close}
        title={messages.cancelQuestion}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {messages.keep}
            </Button>
            <Button variant="danger" onClick={close}>
              {messages.cancelOrder}
            </Button>
          </>
        }
      >
        {messages.answer}
      </Dialog>
      <Sheet
        isOpen={open !== null && open !== 'dialog'}
        firstFocus="title"
        side={open === 'dialog' || open === null ? 'bottom' : open}
        onClose={close}
        title={messages.filters}
        actions={<Button onClick={close}>{messages.seeAll}</Button>}
      >
        {messages.paragraph}
      </Sheet>
    </>
  );
}
